import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { columnList, databaseTables, hasJobs } from './database-tables.store.ts'
import type { Manifest, StoredFile, Table } from './manifest.ts'
import { storeFile } from './stored-file.ts'

// `copy` streams over a plain `pg` connection, which Kysely cannot do.

type DatabaseCopy = Pick<Manifest, 'migrations' | 'tables' | 'jobs'> & { readonly documentIds: readonly string[] }

/** Every file that the database names; one of an earlier version has no documents of offers. */
async function namedFiles(client: Client): Promise<string> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('offer_documents') is not null as there`)
  const ofOffers = rows[0]?.there ? ' union all select id from offer_documents where refused is null' : ''
  return `select id from quote_documents${ofOffers}`
}

/** Copies every table as of one moment, and lists the documents of that moment. */
export async function copyDatabase(client: Client, draft: string): Promise<DatabaseCopy> {
  await client.query('begin isolation level repeatable read read only')
  const database = await copyTables(client, draft)
  const { rows } = await client.query<{ id: string }>(`${await namedFiles(client)} order by id`)
  await client.query('commit')
  return { ...database, documentIds: rows.map(({ id }) => id) }
}

/** Of the given documents, those that the database lists now. */
export async function listedDocuments(client: Client, ids: readonly string[]): Promise<string[]> {
  const query = `select id from (${await namedFiles(client)}) as named where id = any($1)`
  const { rows } = await client.query<{ id: string }>(query, [ids])
  return rows.map(({ id }) => id)
}

async function copyTables(client: Client, draft: string): Promise<Omit<DatabaseCopy, 'documentIds'>> {
  const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
    'select number, name, checksum from schema_migrations order by number',
  )
  const tables: Table[] = []
  for (const table of await databaseTables(client)) {
    const { name, columns } = table
    const copiedTable = await copyRows(client, draft, `database/${name}.copy.gz`, columnList(table))
    tables.push({ name, columns: [...columns], ...copiedTable })
  }
  if (!(await hasJobs(client))) return { migrations, tables }
  const { file, bytes, sha256 } = await copyRows(client, draft, 'database/jobs.gz', waitingJobs)
  return { migrations, tables, jobs: { file, bytes, sha256 } }
}

/** A server queues most work again when it starts; a reminder for tomorrow or a file to be removed exists only in the queue. */
const waitingJobs = `(
  select jobs.task_identifier, own.payload, jobs.queue_name, jobs.run_at, jobs.max_attempts, jobs.key, jobs.priority
  from graphile_worker.jobs join graphile_worker._private_jobs as own on own.id = jobs.id
  where jobs.attempts < jobs.max_attempts)`

async function copyRows(
  client: Client,
  draft: string,
  file: string,
  rows: string,
): Promise<StoredFile & { rows: number }> {
  const copying = client.query(copyTo(`copy ${rows} to stdout`))
  const gzip = copying.pipe(createGzip())
  copying.on('error', (error) => gzip.destroy(error))
  return { ...(await storeFile(draft, file, gzip)), rows: copying.rowCount }
}
