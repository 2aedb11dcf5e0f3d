import { readFileSync } from 'node:fs'
import path from 'node:path'
import { takeBackup } from '../features/6-compliance/backup/take-backup.ts'
import { isNotReached, whyNotReached } from '../platform/database/why-not-reached.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { errorCode } from '../platform/errors/system-error.ts'
import { projectFolder } from '../project-folder.ts'
import { runCommand, withDatabase } from './with-database.ts'

const usage = 'npm run backup -- <folder>   copies database, documents and keys into a new folder'

function version(): string {
  const file: unknown = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'))
  return typeof file === 'object' && file !== null && 'version' in file ? String(file.version) : 'unknown'
}

const toStartupError = (error: unknown): StartupError =>
  error instanceof StartupError
    ? error
    : isNotReached(error)
      ? new StartupError(whyNotReached(error))
      : new StartupError(
          `The backup could not be taken (${errorCode(error) ?? (error instanceof Error ? error.message : error)}).`,
        )

await runCommand(async ([folder]) => {
  if (folder === undefined || folder.startsWith('-')) throw new StartupError(usage)
  // npm runs this in the project's folder, but a relative path means the folder it was typed in.
  const target = path.resolve(process.env.INIT_CWD ?? '.', folder)
  const manifest = await withDatabase(({ config, url }) =>
    takeBackup({
      url,
      target,
      dataFolder: config.dataFolder,
      inBucket: config.documentsUrl !== undefined,
      keysConfigured: config.encryptionKey !== undefined,
      product: version(),
      now: new Date(),
    }),
  ).catch((error: unknown) => {
    throw toStartupError(error)
  })
  const { tables, documents, keys } = manifest
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const notes = [
    `The backup is in ${target}: ${tables.length} tables, ${rows} rows, ${documents.files.length} documents.`,
    ...(documents.in === 'bucket' ? ['Documents lie in the bucket of DOCUMENTS_URL and are not in it.'] : []),
    keys
      ? 'It includes the keys: anybody who has this folder can read everything.'
      : 'The keys of ENCRYPTION_KEY are not in it: keep them apart, nothing encrypted can be read without them.',
  ]
  process.stdout.write(`${notes.join('\n')}\n`)
  if (documents.lost.length > 0)
    process.stderr.write(`Listed, but not where documents lie: ${documents.lost.join(', ')}\n`)
})
