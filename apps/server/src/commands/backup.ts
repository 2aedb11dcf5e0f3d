import type { Config } from '../config.ts'
import { takeBackup } from '../features/6-compliance/backup/take-backup.ts'
import { readBuildInfo } from '../platform/build-info.ts'
import { isNotReached } from '../platform/database/why-not-reached.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { errorCode } from '../platform/errors/system-error.ts'
import { type Describe, type Options, type Outcome, pathFrom, reporting } from './cli/command.ts'
import { withDatabase } from './cli/with-database.ts'

const toStartupError = (error: unknown): unknown =>
  error instanceof StartupError || isNotReached(error)
    ? error
    : new StartupError(`The backup failed (${errorCode(error) ?? (error instanceof Error ? error.message : error)}).`)

async function backUp(config: Config, target: string): Promise<Outcome> {
  const manifest = await withDatabase(config, ({ url }) =>
    takeBackup({
      url,
      target,
      dataFolder: config.dataFolder,
      inBucket: config.documentsUrl !== undefined,
      keysConfigured: config.encryptionKey !== undefined,
      product: readBuildInfo().version,
      now: new Date(),
    }),
  ).catch((error: unknown) => {
    throw toStartupError(error)
  })
  const { tables, documents, keys } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const lines = [
    `The backup is in ${target}: ${tables.length} tables, ${rows} rows, ${documents.files.length} documents.`,
    ...(documents.in === 'bucket' ? ['Documents are in the bucket of DOCUMENTS_URL, not in the backup.'] : []),
    keys
      ? 'It includes the keys: anybody with this folder can read everything.'
      : 'It does not include the keys of ENCRYPTION_KEY: store them separately, since encrypted data cannot be read without them.',
    ...(documents.lost.length > 0 ? [`Listed, but missing in the document store: ${documents.lost.join(', ')}`] : []),
  ]
  const data = {
    folder: target,
    tables: tables.length,
    rows,
    documents: { in: documents.in, files: documents.files.length, lost: documents.lost },
    keys,
  }
  return { lines, data }
}

export const backup: Describe = (command, { shell, config, report }) => {
  reporting(command)
    .argument('<folder>', 'a new folder')
    .addHelpText(
      'after',
      '\nThe folder contains personal data, and the keys if they are in DATA_DIR: protect it like the database.',
    )
    .action((folder: string, options: Options) => report(options, backUp(config(), pathFrom(shell, folder))))
}
