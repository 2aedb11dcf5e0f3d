import { createReadStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { keyFile } from '../../../platform/encryption/secret-key.ts'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { createDiskStore } from '../../3-quoting/uploads/disk-store.ts'
import { columnList, databaseTables, hasJobs } from './database-tables.ts'
import { type Manifest, manifestFile, type Stored, type Table } from './manifest.ts'
import { storeFile, storeText, syncFolder } from './stored-file.ts'

export type Taking = {
  readonly url: string
  /** The folder of the backup, which is made. */
  readonly target: string
  readonly dataFolder: string
  /** Documents lie in a bucket, and are not copied. */
  readonly inBucket: boolean
  /** The keys are configured, and are not copied. */
  readonly keysConfigured: boolean
  readonly product: string
  readonly now: Date
}

/**
 * Copies the database as it stands at one moment, the documents it lists, and the keys, into a new folder. Servers go on
 * meanwhile. The folder bears its name only once it is whole and on the disk.
 */
export async function takeBackup(taking: Taking): Promise<Manifest> {
  const { target } = taking
  if (existsSync(target)) throw new StartupError(`${target} is there already: name a folder that is not.`)
  const draft = `${target}.part-${process.pid}`
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const manifest = await fill(taking, draft)
    await storeText(draft, manifestFile, `${JSON.stringify(manifest, null, 1)}\n`)
    await rename(draft, target)
    await syncFolder(path.dirname(target))
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function fill(taking: Taking, draft: string): Promise<Manifest> {
  const client = new Client({ connectionString: taking.url, application_name: 'coverwright-backup' })
  // A connection that breaks fails what is being copied; unheard, its error would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const database = await copyDatabase(client, draft)
    const listed = await client.query<{ id: string }>('select id from quote_documents order by id')
    await client.query('commit')
    const ids = listed.rows.map(({ id }) => id)
    return {
      format: 1,
      product: taking.product,
      taken_at: taking.now.toISOString(),
      ...database,
      documents: await copyDocuments(client, taking, draft, ids),
      ...(await copyKeys(taking, draft)),
    }
  } finally {
    await client.end()
  }
}

async function copyDatabase(client: Client, draft: string): Promise<Pick<Manifest, 'migrations' | 'tables' | 'jobs'>> {
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select number, name, checksum from schema_migrations order by number',
  )
  const tables: Table[] = []
  for (const table of await databaseTables(client)) {
    const { name, columns } = table
    const copied = await copyRows(client, draft, `database/${name}.copy.gz`, columnList(table))
    tables.push({ name, columns: [...columns], ...copied })
  }
  if (!(await hasJobs(client))) return { migrations, tables }
  const { file, bytes, sha256 } = await copyRows(client, draft, 'database/jobs.gz', waitingJobs)
  return { migrations, tables, jobs: { file, bytes, sha256 } }
}

/** Most work is queued anew when a server starts. A reminder for tomorrow, or a file to be removed, stands in the queue alone. */
const waitingJobs = `(
  select jobs.task_identifier, own.payload, jobs.queue_name, jobs.run_at, jobs.max_attempts, jobs.key, jobs.priority
  from graphile_worker.jobs join graphile_worker._private_jobs as own on own.id = jobs.id
  where jobs.attempts < jobs.max_attempts)`

async function copyRows(client: Client, draft: string, file: string, rows: string): Promise<Stored & { rows: number }> {
  const copying = client.query(copyTo(`copy ${rows} to stdout`))
  const zipped = copying.pipe(createGzip())
  copying.on('error', (error) => zipped.destroy(error))
  return { ...(await storeFile(draft, file, zipped)), rows: copying.rowCount }
}

async function copyDocuments(
  client: Client,
  { dataFolder, inBucket }: Taking,
  draft: string,
  ids: readonly string[],
): Promise<Manifest['documents']> {
  if (inBucket) return { in: 'bucket', files: [], lost: [] }
  const store = createDiskStore(path.join(dataFolder, 'documents'))
  const files: Stored[] = []
  const missing: string[] = []
  for (const id of ids) {
    const bytes = await store.get(id)
    if (bytes) files.push(await storeFile(draft, `documents/${id.slice(0, 2)}/${id}`, Readable.from([bytes])))
    else missing.push(id)
  }
  // Whatever was taken out or erased since the database was copied is not lost.
  const { rows } = await client.query<{ id: string }>('select id from quote_documents where id = any($1)', [missing])
  return { in: 'backup', files, lost: rows.map(({ id }) => id) }
}

async function copyKeys({ dataFolder, keysConfigured }: Taking, draft: string): Promise<Pick<Manifest, 'keys'>> {
  const file = keyFile(dataFolder)
  if (keysConfigured || !existsSync(file)) return {}
  return { keys: await storeFile(draft, path.basename(file), createReadStream(file)) }
}
