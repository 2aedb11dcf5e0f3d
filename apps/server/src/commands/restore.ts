import path from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { checkedBackup, restoreBackup } from '../features/6-compliance/backup/restore-backup.ts'
import { verifyEvidence } from '../features/6-compliance/evidence/verify-evidence.ts'
import { createDatabase, createPool } from '../platform/database/database.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { isNotReached, whyNotReached } from '../platform/database/why-not-reached.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { errorCode } from '../platform/errors/system-error.ts'
import { runCommand } from './with-database.ts'

const usage =
  'npm run restore -- <folder> [--replace]   puts a backup into an empty database, or in the place of what is there'

const dayInMs = 86_400_000

const toStartupError = (error: unknown): StartupError =>
  error instanceof StartupError
    ? error
    : isNotReached(error)
      ? new StartupError(whyNotReached(error))
      : new StartupError(
          `The backup could not be restored (${errorCode(error) ?? (error instanceof Error ? error.message : error)}); the database is as it was.`,
        )

/** Never on a running database: the embedded one is started here, which fails while a server has the folder. */
async function onStoppedDatabase(config: Config, work: (url: string) => Promise<void>): Promise<void> {
  if (config.databaseUrl !== undefined) return await work(config.databaseUrl)
  const postgres = await startEmbeddedPostgres({ folder: config.dataFolder })
  try {
    await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function verify(url: string): Promise<void> {
  const pool = createPool({ url, max: 2, silenceMs: dayInMs })
  try {
    const { faults, events } = await verifyEvidence(createDatabase(pool))
    for (const { record, what } of faults) process.stderr.write(`${record}: ${what}\n`)
    if (faults.length > 0)
      throw new StartupError(`The backup is restored, but its evidence was changed or is incomplete.`)
    process.stdout.write(`All evidence is intact: ${events} events.\n`)
  } finally {
    await pool.end()
  }
}

await runCommand(async (args) => {
  const [folder] = args.filter((arg) => arg !== '--replace')
  if (folder === undefined || folder.startsWith('-')) throw new StartupError(usage)
  const config = readConfig()
  const source = path.resolve(process.env.INIT_CWD ?? '.', folder)
  const manifest = await checkedBackup(source)
  const keysConfigured = config.encryptionKey !== undefined
  await onStoppedDatabase(config, async (url) => {
    await restoreBackup({
      ...{ url, manifest, source, keysConfigured },
      dataFolder: config.dataFolder,
      replace: args.includes('--replace'),
      inBucket: config.documentsUrl !== undefined,
      now: new Date(),
    }).catch((error: unknown) => {
      throw toStartupError(error)
    })
    process.stdout.write(`The backup of ${manifest.taken_at} is restored.\n`)
    if (manifest.keys && keysConfigured)
      process.stdout.write('Its keys are in secret.key of the backup: add them to ENCRYPTION_KEY.\n')
    if (!manifest.keys && !keysConfigured)
      process.stdout.write('Its keys are not in it: set ENCRYPTION_KEY as it was then before you start.\n')
    await verify(url)
  })
})
