import { Kysely, PostgresDialect } from 'kysely'
import { type Pool, types } from 'pg'
import type { Schema } from './schema.ts'
import { WatchedPool } from './watched-pool.ts'

/** What stores take: a database or a transaction. */
export type Database = Kysely<Schema>

// A date has no time zone: pg would turn it into an instant in the server's zone.
const asText = (value: string): string => value

function asSafeInteger(value: string): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} from the database does not fit a number`)
  return number
}

const parsers = new Map<number, (value: string) => unknown>([
  [types.builtins.DATE, asText],
  [types.builtins.INT8, asSafeInteger],
])

type PoolOptions = {
  url: string
  max?: number
  onError?: (error: Error) => void
  /** How long an answer outside of requests may take before the connection counts as dead. */
  silenceMs?: number
  /** How long to wait for a free connection. */
  connectMs?: number
  /** How long a statement may wait for a lock. */
  lockMs?: number
}

/** Connections to one PostgreSQL. `date` is read as text, `bigint` as a number. No query waits for ever. */
export const createPool = ({
  url,
  max = 10,
  onError = () => undefined,
  silenceMs = 60_000,
  connectMs = 10_000,
  lockMs = 5_000,
}: PoolOptions): Pool =>
  new WatchedPool({
    connectionString: url,
    max,
    application_name: 'coverwright',
    connectionTimeoutMillis: connectMs,
    // Ends only waits for a lock. A limit for whole statements could cancel a commit that waits for its standby, and a
    // commit so cancelled reports success.
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: 30_000,
    // Statements of a lost connection end within seconds, and their locks with them.
    options: '-c client_connection_check_interval=2000',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format) },
    onError,
    silenceMs,
  })

export const createDatabase = (pool: Pool): Database => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
