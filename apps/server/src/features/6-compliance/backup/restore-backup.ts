import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { createPool } from '../../../platform/database/database.ts'
import { migrateUp } from '../../../platform/database/migrate.ts'
import { keyFile } from '../../../platform/encryption/secret-key.ts'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { errorCode } from '../../../platform/errors/system-error.ts'
import { migrateJobs } from '../../../platform/jobs/jobs.ts'
import { createDiskStore } from '../../3-quoting/uploads/disk-store.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { migrationsOf, refuseUsed, restoreDatabase } from './restore-database.store.ts'
import { checkFile, storeFile } from './stored-file.ts'

export type RestoreOptions = {
  readonly url: string
  readonly manifest: Manifest
  /** The folder of the backup. */
  readonly source: string
  readonly dataFolder: string
  /** Takes the place of what is there. */
  readonly replace: boolean
  readonly inBucket: boolean
  readonly keysConfigured: boolean
  readonly now: Date
}

/** What a backup holds, once every file of it was found to be as it was written. Needs no database. */
export async function checkedBackup(source: string): Promise<Manifest> {
  const manifest = await readManifest(source)
  const { tables, jobs, documents, keys } = manifest
  for (const file of [...tables, ...documents.files, ...(jobs ? [jobs] : []), ...(keys ? [keys] : [])])
    await checkFile(source, file)
  migrationsOf(manifest)
  return manifest
}

/**
 * Puts a backup into an empty database, or in the place of what is there, and brings it up to this version. The database
 * changes whole or not at all; documents are added beside it, and a key file that was there is kept under another name.
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { url, manifest, source, replace } = options
  const client = new Client({ connectionString: url, application_name: 'coverwright-restore' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await refuseUsed(client, replace)
    // Makes tables of the queue, and nothing where they are already.
    await withPool(url, migrateJobs)
    await restoreDocuments(options)
    const putBackKeys = await restoreKeys(options)
    try {
      await restoreDatabase(client, manifest, source)
    } catch (error) {
      await putBackKeys()
      throw error
    }
  } finally {
    await client.end()
  }
  await withPool(url, migrateUp)
}

async function withPool(url: string, work: (pool: ReturnType<typeof createPool>) => Promise<void>): Promise<void> {
  const pool = createPool({ url, max: 2 })
  try {
    await work(pool)
  } finally {
    await pool.end()
  }
}

async function restoreDocuments({ manifest, source, dataFolder, inBucket }: RestoreOptions): Promise<void> {
  const { files } = manifest.documents
  if (files.length === 0) return
  if (inBucket)
    throw new StartupError('This backup contains documents: unset DOCUMENTS_URL, or move them to the bucket yourself.')
  const store = createDiskStore(path.join(dataFolder, 'documents'))
  for (const { file } of files) await store.put(path.basename(file), await readFile(path.join(source, file)))
}

/** The returned function undoes it. */
async function restoreKeys({
  manifest,
  source,
  dataFolder,
  keysConfigured,
  now,
}: RestoreOptions): Promise<() => Promise<void>> {
  const { keys } = manifest
  if (!keys || keysConfigured) return async () => undefined
  const file = keyFile(dataFolder)
  const aside = `${file}.before-${now.toISOString().replaceAll(':', '-')}`
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const hadKeys = await rename(file, aside).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return false
      throw error
    },
  )
  await storeFile(dataFolder, path.basename(file), createReadStream(path.join(source, keys.file)))
  return async () => {
    await rm(file, { force: true })
    if (hadKeys) await rename(aside, file)
  }
}
