import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Client } from 'pg'
import { keyFile } from '../../../platform/encryption/secret-key.ts'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { createDiskStore } from '../../3-quoting/uploads/disk-store.ts'
import { copyDatabase, listedDocuments } from './copy-database.store.ts'
import { type Manifest, manifestFile, type StoredFile } from './manifest.ts'
import { storeFile, storeText, syncFolder } from './stored-file.ts'

export type BackupOptions = {
  readonly url: string
  /** The folder of the backup; created here. */
  readonly target: string
  readonly dataFolder: string
  /** Documents are in a bucket and are not copied. */
  readonly inBucket: boolean
  /** The keys are configured and are not copied. */
  readonly keysConfigured: boolean
  readonly product: string
  readonly now: Date
}

/**
 * Copies a snapshot of the database, the documents it lists, and the keys into a new folder while servers keep
 * running. The folder gets its name only once it is complete and on the disk.
 */
export async function takeBackup(options: BackupOptions): Promise<Manifest> {
  const { target } = options
  if (existsSync(target)) throw new StartupError(`${target} already exists: name a new folder.`)
  const draft = `${target}.part-${process.pid}`
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const manifest = await fill(options, draft)
    await storeText(draft, manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
    await rename(draft, target)
    await syncFolder(path.dirname(target))
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function fill(options: BackupOptions, draft: string): Promise<Manifest> {
  const client = new Client({ connectionString: options.url, application_name: 'coverwright-backup' })
  // A broken connection fails the copy under way; without a listener its error would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { documentIds, ...database } = await copyDatabase(client, draft)
    return {
      format: 1,
      product: options.product,
      taken_at: options.now.toISOString(),
      ...database,
      documents: await copyDocuments(client, options, draft, documentIds),
      ...(await copyKeys(options, draft)),
    }
  } finally {
    await client.end()
  }
}

async function copyDocuments(
  client: Client,
  { dataFolder, inBucket }: BackupOptions,
  draft: string,
  ids: readonly string[],
): Promise<Manifest['documents']> {
  if (inBucket) return { in: 'bucket', files: [], lost: [] }
  const store = createDiskStore(path.join(dataFolder, 'documents'))
  const files: StoredFile[] = []
  const missing: string[] = []
  for (const id of ids) {
    const bytes = await store.get(id)
    if (bytes) files.push(await storeFile(draft, `documents/${id.slice(0, 2)}/${id}`, Readable.from([bytes])))
    else missing.push(id)
  }
  // What was removed or erased since the database was copied is not lost.
  return { in: 'backup', files, lost: await listedDocuments(client, missing) }
}

async function copyKeys({ dataFolder, keysConfigured }: BackupOptions, draft: string): Promise<Pick<Manifest, 'keys'>> {
  const file = keyFile(dataFolder)
  if (keysConfigured || !existsSync(file)) return {}
  return { keys: await storeFile(draft, path.basename(file), createReadStream(file)) }
}
