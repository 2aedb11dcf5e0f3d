import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { addJob, handleJob, type JobHandler } from '../../../platform/jobs/jobs.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import { findPersonByEmail } from '../../2-identity/users/users.store.ts'
import { findUnfinishedQuote } from '../links/links.store.ts'
import { type ReminderDependencies, sendReminder } from './send-reminder.ts'

/** Somebody typed an address on a page. If it has an account, it gets a link to its earlier application. */
const knownAddressJob = {
  name: 'links.known-address',
  payload: Type.Object({
    email: Type.Object({ $sealed: Type.String(), hash: Type.String() }),
    site: Type.String(),
    session: Type.Optional(Type.String({ description: 'Of the browser it was typed at' })),
  }),
} as const

const owner = 'known address'

type TypedAddress = { readonly email: string; readonly site: string; readonly session?: string | undefined }

/** Queued for every address alike, so that neither the reply nor its time reveals whether it has an account. */
export async function queueKnownAddress(db: Database, encryptor: Encryptor, { email, site, session }: TypedAddress) {
  const encryptedEmail = encryptor.encrypt(email, owner)
  const payload = { email: encryptedEmail, site, ...(session === undefined ? {} : { session }) }
  await addJob(db, knownAddressJob, payload, { jobKey: `known-address:${site}:${encryptedEmail.hash}` })
}

type Dependencies = ReminderDependencies & { encryptor: Encryptor; staff: Pick<Staff, 'roleOf'> }

export const knownAddressHandler = (dependencies: Dependencies): JobHandler =>
  handleJob(knownAddressJob, async ({ email, ...typed }) =>
    sendWhatWasBegun(dependencies, { ...typed, email: String(dependencies.encryptor.decrypt(email, owner)) }),
  )

/** The application they changed last, other than those started in this browser. */
const sendWhatWasBegun = (dependencies: Dependencies, { email, site, session }: TypedAddress): Promise<void> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { staff, clock } = dependencies
    const person = await findPersonByEmail(trx, email)
    if (!person?.proven_at || person.disabled_at || staff.roleOf(email).role !== 'customer') return
    const row = await findUnfinishedQuote(trx, { personId: person.id, site, exceptSession: session })
    if (row) await sendReminder(trx, dependencies, { row, email: person.email }, clock())
  })
