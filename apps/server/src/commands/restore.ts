import type { Config } from '../config.ts'
import { checkedBackup, restoreBackup } from '../features/6-compliance/backup/restore-backup.ts'
import type { Fault } from '../features/6-compliance/evidence/fault.ts'
import { verifyEvidence } from '../features/6-compliance/evidence/verify-evidence.ts'
import { createDatabase, createPool } from '../platform/database/database.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { isNotReached } from '../platform/database/why-not-reached.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { errorCode } from '../platform/errors/system-error.ts'
import { type Describe, destroying, type Options, type Outcome, pathFrom } from './cli/command.ts'

const dayInMs = 86_400_000

const toStartupError = (error: unknown): unknown =>
  error instanceof StartupError || isNotReached(error)
    ? error
    : new StartupError(
        `The backup could not be restored (${errorCode(error) ?? (error instanceof Error ? error.message : error)}); the database is as it was.`,
      )

/** Never on a running database: the embedded one is started here, which fails while a server has the folder. */
async function onStoppedDatabase<Result>(config: Config, work: (url: string) => Promise<Result>): Promise<Result> {
  if (config.databaseUrl !== undefined) return await work(config.databaseUrl)
  const postgres = await startEmbeddedPostgres({ folder: config.dataFolder, binaries: config.postgresBinDir })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function verify(url: string) {
  const pool = createPool({ url, max: 2, silenceMs: dayInMs })
  try {
    return await verifyEvidence(createDatabase(pool))
  } finally {
    await pool.end()
  }
}

async function putBack(config: Config, source: string, replace: boolean): Promise<Outcome> {
  const manifest = await checkedBackup(source)
  const keysConfigured = config.encryptionKey !== undefined
  return await onStoppedDatabase(config, async (url) => {
    await restoreBackup({
      ...{ url, manifest, source, keysConfigured, replace },
      dataFolder: config.dataFolder,
      inBucket: config.documentsUrl !== undefined,
      now: new Date(),
    }).catch((error: unknown) => {
      throw toStartupError(error)
    })
    const { faults, events } = await verify(url)
    const isIntact = faults.length === 0
    const lines = [
      `The backup of ${manifest.taken_at} is restored.`,
      ...(manifest.keys && keysConfigured
        ? ['Its keys are in secret.key of the backup: add them to ENCRYPTION_KEY.']
        : []),
      ...(manifest.keys || keysConfigured
        ? []
        : ['It does not include its keys: set ENCRYPTION_KEY to its value of that time before you start.']),
      ...(isIntact ? [`All evidence is intact: ${events} events.`] : []),
    ]
    const data = { taken_at: manifest.taken_at, keys: manifest.keys, events, evidence_intact: isIntact }
    const sentences = faults.map(({ record, what }: Fault) => `${record}: ${what}`)
    return isIntact
      ? { lines, data }
      : {
          lines,
          data,
          faults: [...sentences, 'The backup is restored, but its evidence was changed or is incomplete.'],
        }
  })
}

type RestoreOptions = Options & { readonly replace?: boolean }

export const restore: Describe = (command, { shell, config, report, confirm }) => {
  destroying(command)
    .argument('<folder>', 'the folder of a backup')
    .option('--replace', 'restore over existing data, which is then lost')
    .action(async (folder: string, { replace = false, ...options }: RestoreOptions) => {
      if (replace) await confirm(options, 'The backup replaces everything in the database.')
      await report(options, putBack(config(), pathFrom(shell, folder), replace))
    })
}
