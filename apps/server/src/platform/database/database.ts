import { Kysely, PostgresDialect } from 'kysely'
import { Client, type ClientBase, Pool, types } from 'pg'
import type { Schema } from './schema.ts'

/** What stores take. A transaction is one too. */
export type Database = Kysely<Schema>

// A date has no time zone and no time: pg would turn it into a moment in the server's zone.
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
  /** How long an answer may take that the database itself does not cut short: it is frozen, or the line is dead. */
  silenceMs?: number
}

/** Connections to one PostgreSQL. `date` is read as text, `bigint` as a number. Nothing waits for the database for ever. */
export function createPool({ url, max = 10, onError = () => undefined, silenceMs = 10_000 }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: 'coverwright',
    connectionTimeoutMillis: 5_000,
    statement_timeout: 8_000,
    lock_timeout: 5_000,
    query_timeout: silenceMs,
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser: (oid, format) => parsers.get(oid) ?? types.getTypeParser(oid, format) },
  })
  // A connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', onError)
  pool.on('connect', (client) => {
    client.on('error', onError)
    closeWhenSilent(client)
  })
  return pool
}

/**
 * Closes a connection that left a question without answer, so that the pool makes a new one instead of handing it to
 * the next request. Nothing is cancelled: a commit that was under way may still happen.
 */
function closeWhenSilent(client: ClientBase): void {
  const query = client.query
  Reflect.set(client, 'query', (...given: unknown[]) => {
    const answer: unknown = Reflect.apply(query, client, given)
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (isSilence(error) && client instanceof Client) client.end().catch(() => undefined)
      })
    }
    return answer
  })
}

// The driver gives it no code.
const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

export const createDatabase = (pool: Pool): Database => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
