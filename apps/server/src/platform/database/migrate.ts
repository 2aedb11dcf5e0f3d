import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ClientBase, Pool, PoolClient } from 'pg'
import { projectFolder } from '../../project-folder.ts'
import { StartupError } from '../errors/startup-error.ts'

type Migration = {
  number: number
  name: string
  up: string
  down: string
  checksum: string
  /** Servers that know the migration of this number keep working beside it. */
  serves_since: number
}
/** Absent for migrations from before this was recorded. */
type AppliedMigration = Pick<Migration, 'number' | 'name' | 'checksum'> & { serves_since?: number | null }

const defaultFolder = path.join(projectFolder, 'apps/server/migrations')
// Any number will do, as long as every server uses the same one.
const lockKey = 6_209_110
const dayInMs = 86_400_000
/** The last migration that need not say which servers keep working. */
const lastSilent = 17

/**
 * Reads `NNNN-name.up.sql` and `NNNN-name.down.sql`, in order of their numbers. The first line of an up file says which
 * servers keep working beside it: `-- Servers since 0017 go on.` means those that know migration 17 but not this one.
 * Refuses another name, a number used twice, a file without its counterpart and one without that line.
 */
export function readMigrations(folder = defaultFolder): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  const parsedFiles = files.map(
    (file) =>
      /^(\d{4})-([a-z0-9-]+)\.(up|down)\.sql$/.exec(file)?.[0] ??
      refuse(`${file} is not NNNN-name.up.sql or .down.sql`),
  )
  const migrations = parsedFiles
    .filter((file) => file.endsWith('.up.sql'))
    .map((file) => {
      const name = file.replace('.up.sql', '')
      if (!parsedFiles.includes(`${name}.down.sql`)) refuse(`${name}.down.sql is missing`)
      const up = readFileSync(path.join(folder, file), 'utf8')
      const down = readFileSync(path.join(folder, `${name}.down.sql`), 'utf8')
      const number = Number(name.slice(0, 4))
      const since = /^-- Servers since (\d{4}) go on\.\n/.exec(up)?.[1]
      if (since === undefined && number > lastSilent) refuse(`${name} does not begin with “-- Servers since … go on.”`)
      const checksum = createHash('sha256').update(up).digest('hex')
      return { number, name, up, down, checksum, serves_since: since === undefined ? number : Number(since) }
    })
  if (parsedFiles.length !== migrations.length * 2) refuse('a .down.sql has no .up.sql')
  const numbers = migrations.map(({ number }) => number)
  if (new Set(numbers).size !== numbers.length) refuse('two migrations have the same number')
  return migrations
}

/**
 * Brings the database up to date, each migration in a transaction of its own. Safe to call from several servers at once.
 * A database that a newer server has migrated is left as it is, if servers of this version keep working beside it.
 */
export async function migrateUp(pool: Pool, migrations = readMigrations()): Promise<void> {
  if (await isUpToDate(pool, migrations)) return
  await inLockedTransaction(pool, createMigrationsTable)
  for (const migration of migrations) {
    await inLockedTransaction(pool, async (client) => {
      const appliedMigrations = await readApplied(client)
      refuseDrift(appliedMigrations, migrations)
      if (appliedMigrations.some(({ number }) => number === migration.number)) return
      await queryWithoutLimit(client, migration.up)
      await noteMigrated(client, migration)
    })
  }
}

/** The migrations that the database has. Old ones do not say which servers keep working beside them. */
export async function createMigrationsTable(client: ClientBase): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now(),
    serves_since int)`)
  const { rowCount: columnCount } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'serves_since' and not attisdropped`,
  )
  // Even with nothing to add this would wait for a backup, and every other server behind it.
  if (columnCount === 0) await client.query('alter table schema_migrations add column serves_since int')
}

export const noteMigrated = (
  client: ClientBase,
  { number, name, checksum, serves_since }: Migration,
): Promise<unknown> =>
  client.query('insert into schema_migrations (number, name, checksum, serves_since) values ($1, $2, $3, $4)', [
    number,
    name,
    checksum,
    serves_since,
  ])

/** How many migrations the next start makes. Refuses a database that this version cannot work on. */
export async function pendingMigrations(
  pool: Pool,
  migrations: readonly Migration[] = readMigrations(),
): Promise<number> {
  const { rows } = await pool.query<{ table: string | null }>(`select to_regclass('schema_migrations') as table`)
  if (rows[0]?.table == null) return migrations.length
  const appliedMigrations = await readApplied(pool)
  refuseDrift(appliedMigrations, migrations)
  return migrations.filter(({ number }) => appliedMigrations.every((each) => each.number !== number)).length
}

/** Checked without a lock: most starts find nothing to do. */
const isUpToDate = async (pool: Pool, migrations: readonly Migration[]): Promise<boolean> =>
  (await pendingMigrations(pool, migrations)) === 0

/** Undoes every migration above `number`, newest first. */
export async function migrateDownTo(pool: Pool, number: number, migrations = readMigrations()): Promise<void> {
  for (const migration of migrations.toReversed().filter((candidate) => candidate.number > number)) {
    await inLockedTransaction(pool, async (client) => {
      const { rowCount } = await client.query('delete from schema_migrations where number = $1', [migration.number])
      if (rowCount) await queryWithoutLimit(client, migration.down)
    })
  }
}

/** Whether the database has all of these migrations. It may have later ones, from a newer server. */
export async function isMigrated(pool: Pool, migrations = readMigrations()): Promise<boolean> {
  const { rows } = await pool.query<{ checksum: string }>('select checksum from schema_migrations')
  const appliedChecksums = new Set(rows.map(({ checksum }) => checksum))
  return migrations.every(({ checksum }) => appliedChecksums.has(checksum))
}

async function inLockedTransaction<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let isBroken = true
  try {
    // A migration may take longer than a request.
    await client.query('begin; set local statement_timeout = 0; set local lock_timeout = 0')
    await queryWithoutLimit(client, `select pg_advisory_xact_lock(${lockKey})`)
    const result = await work(client)
    await client.query('commit')
    isBroken = false
    return result
  } finally {
    // Closing the connection rolls back.
    client.release(isBroken)
  }
}

/** Without the pool's time limit: a long migration, here or at another server, is no dead connection. */
const queryWithoutLimit = (client: PoolClient, text: string) => client.query({ text, ...withoutTimeout })
const withoutTimeout = { query_timeout: dayInMs }

const readApplied = async (client: Pool | PoolClient): Promise<AppliedMigration[]> =>
  // An older database lacks this column.
  (await client.query<AppliedMigration>('select * from schema_migrations order by number')).rows

function refuseDrift(appliedMigrations: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const own = migrations.at(-1)?.number ?? 0
  for (const { number, name, checksum, serves_since } of appliedMigrations) {
    const shippedMigration = migrations.find((migration) => migration.number === number)
    if (!shippedMigration) {
      const goesOn = number > own && typeof serves_since === 'number' && serves_since <= own
      if (!goesOn) refuse(`the database already has ${name}, which this version does not know: start the newer version`)
    } else if (shippedMigration.checksum !== checksum)
      refuse(`${shippedMigration.name} was changed after it ran on this database: add a new migration`)
  }
}

function refuse(reason: string): never {
  throw new StartupError(`The database cannot be migrated: ${reason}.`)
}
