import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { createMigrationsTable, noteMigrated, readMigrations } from '../../../platform/database/migrate.ts'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { columnList, databaseTables, quoteIdentifier } from './database-tables.store.ts'
import type { Manifest, StoredFile } from './manifest.ts'

type Migration = ReturnType<typeof readMigrations>[number]

/** The migrations the backup's database had. Refuses a backup of a version that knows more than this one. */
export function migrationsOf({
  migrations: had,
  product,
}: Pick<Manifest, 'migrations' | 'product'>): readonly Migration[] {
  const migrations = readMigrations()
  return had.map(({ number, name, checksum }) => {
    const migration = migrations.find((each) => each.number === number && each.checksum === checksum)
    if (migration) return migration
    throw new StartupError(
      `The backup, made by ${product}, has ${name}, which this version does not know: restore with a newer version.`,
    )
  })
}

/** Refuses a database that a server works on, and one that holds quotes unless they are to be replaced. */
export async function refuseUsed(client: Client, replace: boolean): Promise<void> {
  const { rowCount: servers } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'coverwright'`,
  )
  if (servers) throw new StartupError('A server is using this database: stop it first.')
  if (replace) return
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('quotes') is not null as there`)
  if (!rows[0]?.there) return
  const { rowCount: quotes } = await client.query('select from quotes limit 1')
  if (quotes) throw new StartupError('This database contains quotes: add --replace to replace them with the backup.')
}

/** In one transaction: removes what is there, creates the tables as they were then, and copies the rows in. */
export async function restoreDatabase(client: Client, manifest: Manifest, source: string): Promise<void> {
  await client.query('begin')
  try {
    await migrateTo(client, migrationsOf(manifest))
    const foreignKeys = await takeForeignKeys(client)
    for (const { name } of await databaseTables(client)) {
      // Triggers that forbid changes or write by themselves are off until everything is restored.
      await client.query(`alter table ${quoteIdentifier(name)} disable trigger user`)
      await client.query(`truncate ${quoteIdentifier(name)}`)
    }
    for (const table of manifest.tables) await copyIn(client, source, table, columnList(table))
    for (const { name } of await databaseTables(client)) {
      await client.query(`alter table ${quoteIdentifier(name)} enable trigger user`)
    }
    // Adding them checks every row.
    for (const { owner, name, definition } of foreignKeys)
      await client.query(`alter table ${quoteIdentifier(owner)} add constraint ${quoteIdentifier(name)} ${definition}`)
    await setSequences(client)
    await restoreJobs(client, manifest, source)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function migrateTo(client: Client, target: readonly Migration[]): Promise<void> {
  await createMigrationsTable(client)
  const { rows } = await client.query<{ number: number; name: string }>('select number, name from schema_migrations')
  const migrations = new Map(readMigrations().map((migration) => [migration.number, migration]))
  for (const { number, name } of rows.toSorted((a, b) => b.number - a.number)) {
    const migration = migrations.get(number)
    if (!migration)
      throw new StartupError(`The database has ${name}, which this version does not know: use the newer version.`)
    await client.query(migration.down)
  }
  await client.query('delete from schema_migrations')
  for (const migration of target) {
    await client.query(migration.up)
    await noteMigrated(client, migration)
  }
}

type ForeignKey = { readonly owner: string; readonly name: string; readonly definition: string }

/** Quotes and submissions reference each other, so no order of the tables would work. */
async function takeForeignKeys(client: Client): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select owner.relname::text as owner, keys.conname::text as name, pg_get_constraintdef(keys.oid) as definition
    from pg_constraint as keys join pg_class as owner on owner.oid = keys.conrelid
    where keys.contype = 'f' and owner.relnamespace = current_schema()::regnamespace
    order by 1, 2`)
  for (const { owner, name } of rows)
    await client.query(`alter table ${quoteIdentifier(owner)} drop constraint ${quoteIdentifier(name)}`)
  return rows
}

const copyIn = (client: Client, source: string, { file }: StoredFile, place: string): Promise<void> =>
  pipeline(
    createReadStream(path.join(source, file)),
    createGunzip(),
    client.query(copyFrom(`copy ${place} from stdin`)),
  )

async function setSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ owner: string; name: string; sequence: string }>(`
    select owner.relname::text as owner, columns.attname::text as name,
      pg_get_serial_sequence(quote_ident(owner.relname), columns.attname) as sequence
    from pg_class as owner join pg_attribute as columns on columns.attrelid = owner.oid
    where owner.relnamespace = current_schema()::regnamespace and owner.relkind = 'r'
      and columns.attnum > 0 and not columns.attisdropped
      and pg_get_serial_sequence(quote_ident(owner.relname), columns.attname) is not null`)
  for (const { owner, name, sequence } of rows) {
    await client.query(
      `select setval('${sequence}', coalesce(max(${quoteIdentifier(name)}), 1), max(${quoteIdentifier(name)}) is not null) from ${quoteIdentifier(owner)}`,
    )
  }
}

async function restoreJobs(client: Client, { jobs }: Manifest, source: string): Promise<void> {
  await client.query(
    'select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs having count(*) > 0',
  )
  if (!jobs) return
  await client.query(`create temporary table waiting_jobs (
    identifier text, payload json, queue_name text, run_at timestamptz, max_attempts integer, key text, priority integer
  ) on commit drop`)
  await copyIn(client, source, jobs, 'waiting_jobs')
  await client.query(`select count(graphile_worker.add_job(
    identifier, payload, queue_name, run_at, max_attempts, key, priority)) from waiting_jobs`)
}
