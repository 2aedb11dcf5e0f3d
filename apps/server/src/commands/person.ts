import { writeFileSync } from 'node:fs'
import type { Config } from '../config.ts'
import { createReference } from '../features/1-foundation/reference/reference.ts'
import { readSites } from '../features/1-foundation/site/read-sites.ts'
import { createSites } from '../features/1-foundation/site/served-site.ts'
import { readStaff } from '../features/2-identity/users/read-staff.ts'
import { createStaff, type Person, type Staff } from '../features/2-identity/users/staff.ts'
import { createQuoteReader } from '../features/3-quoting/quotes/snapshot/quote-snapshot.ts'
import { eraseAbout } from '../features/6-compliance/data-rights/erase-account.ts'
import { exportAbout } from '../features/6-compliance/data-rights/export-personal-data.ts'
import { personCalled } from '../features/6-compliance/data-rights/person-called.ts'
import { createDatabase, type Database } from '../platform/database/database.ts'
import { createEncryptor } from '../platform/encryption/encryptor.ts'
import { readSecretKeys } from '../platform/encryption/secret-key.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { isMailAddress } from '../platform/mail/mail-address.ts'
import { type Describe, destroyingTask, type Options, type Outcome, pathFrom, task } from './cli/command.ts'
import { withDatabase } from './cli/with-database.ts'

/** Recorded as the one who asked: the operator at the servers, who has checked the letter. */
const by = 'operator'

async function personOf(db: Database, staff: Staff, email: string): Promise<Person> {
  if (!isMailAddress(email)) throw new StartupError('Give the email address that the person used here.')
  return await personCalled(db, staff, email, new Date())
}

function partsOf(config: Config) {
  const sites = createSites(readSites(config.sitesFolder))
  const staff = createStaff(readStaff(config.staffFile))
  const encryptor = createEncryptor(...readSecretKeys({ configured: config.encryptionKey, folder: config.dataFolder }))
  return { sites, staff, encryptor, clock: () => new Date() }
}

const exportPerson = (config: Config, email: string): Promise<string> =>
  withDatabase(config, async ({ pool }) => {
    const db = createDatabase(pool)
    const parts = partsOf(config)
    const reader = createQuoteReader({ ...parts, reference: createReference() })
    const person = await personOf(db, parts.staff, email)
    return await exportAbout({ ...parts, db, reader }, person, { by, site: parts.sites.all[0]?.site.id ?? '' })
  })

function writeExport(text: string, file: string | undefined): Outcome {
  const data: unknown = JSON.parse(text)
  if (file === undefined) return { lines: [text], data }
  // Only the person may read the file.
  writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx' })
  return { lines: [`Their data is in ${file}.`], data: { file } }
}

const erasePerson = (config: Config, email: string): Promise<Outcome> =>
  withDatabase(config, async ({ pool }) => {
    const db = createDatabase(pool)
    const parts = partsOf(config)
    const person = await personOf(db, parts.staff, email)
    const {
      erased: count,
      kept,
      account_closed,
    } = await db.transaction().execute((trx) => eraseAbout(trx, parts, person, by))
    const lines = [
      `${count} applications are erased.`,
      ...kept.map(({ uuid, until, reason }) => `Kept${until ? ` until ${until}` : ''}: ${uuid}. ${reason}`),
      account_closed ? 'Their account is erased.' : 'Their account stays, for the applications that are kept.',
    ]
    return { lines, data: { erased: count, kept, account_closed } }
  })

export const person: Describe = (command, { shell, config, report, confirm }) => {
  task(command, 'export <email> [file]', 'all data about them, as JSON')
    .addHelpText('after', '\nVerify first who is asking. No mail is sent; evidence records the export.')
    .action(async (email: string, path: string | undefined, options: Options) => {
      const file = path === undefined ? undefined : pathFrom(shell, path)
      await report(
        options,
        exportPerson(config(), email).then((text) => writeExport(text, file)),
      )
    })
  destroyingTask(command, 'erase <email>', 'erase the data that need not be kept, as they could themselves')
    .addHelpText(
      'after',
      '\nDrafts are erased at once. Submitted applications and those under a legal hold stay as long as they have to be kept.\nVerify first who is asking. No mail is sent; evidence records the erasure.',
    )
    .action(async (email: string, options: Options) => {
      await confirm(options, `The data about ${email} that need not be kept is erased for good.`)
      await report(options, erasePerson(config(), email))
    })
}
