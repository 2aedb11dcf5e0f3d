import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'

export type CallLimit = {
  /** Calls of one kind count together. The database has the name, hashed. */
  readonly kind: string
  readonly perMinute: number
  readonly perHour?: number
}

type Refusal = {
  readonly retryAfterSeconds: number
  /** Tells clients apart without telling who they are. */
  readonly key: string
  /** False while an earlier refusal still applies, so that the database was not asked. */
  readonly isNew: boolean
}

export type CallCounter = ReturnType<typeof createCallCounter>

type Options = {
  db: Database
  /** A keyed hash, so that stored keys can be found but not read. */
  hashOf: (text: string) => string
  monotonicMs?: () => number
}

/** A limit this high counts nothing: tests and benchmarks turn limits off with it. */
const boundless = 100_000
/** The most refusals that are cached, so that repeated calls cost no query. */
const mostRemembered = 10_000
/** How long a refusal is cached at most, however long it lasts. */
const rememberedSeconds = 60

/**
 * Counts calls exactly, for all servers together and over restarts: one statement each, which counts and decides at
 * once. A refused call is not counted, so a client that waits for Retry-After is let in. The time is the
 * database's.
 */
export function createCallCounter({ db, hashOf, monotonicMs = () => performance.now() }: Options) {
  const refusedUntil = new LRUCache<string, number>({ max: mostRemembered })

  const rememberedRefusal = (key: string): Refusal | undefined => {
    const remainingMs = (refusedUntil.get(key) ?? 0) - monotonicMs()
    if (remainingMs > 0) return { retryAfterSeconds: Math.ceil(remainingMs / 1000), key, isNew: false }
    refusedUntil.delete(key)
    return undefined
  }

  const remember = (key: string, seconds: number): void => {
    refusedUntil.set(key, monotonicMs() + Math.min(seconds, rememberedSeconds) * 1000)
  }

  return {
    /** Counts a call of `client`. @returns undefined when it is allowed */
    async count(limit: CallLimit, client: string): Promise<Refusal | undefined> {
      if (limit.perMinute >= boundless) return undefined
      const key = hashOf(`limit ${limit.kind} ${client}`)
      const before = rememberedRefusal(key)
      if (before || (await countCall(db, key, limit))) return before
      const retryAfterSeconds = Math.max(1, Math.ceil(await secondsLeft(db, key, limit)))
      remember(key, retryAfterSeconds)
      return { retryAfterSeconds, key, isNew: true }
    },
  }
}

const hour = sql`interval '1 hour'`
const minute = sql`interval '1 minute'`

/** Times in the future come from a wrong clock and are ignored. */
const timesWithin = (key: RawBuilder<unknown>, window: RawBuilder<unknown>) =>
  sql`(select ${key} from unnest(counted.times) as t
    where t > clock_timestamp() - ${window} and t <= clock_timestamp())`

/**
 * The clock is read once the row is locked, so each of several concurrent calls sees those before it. Nothing waits for
 * the disk: a power cut loses at most half a second of counts.
 */
async function countCall(db: Database, key: string, { perMinute, perHour }: CallLimit): Promise<boolean> {
  const longest = perHour === undefined ? minute : hour
  const fewerThisHour = perHour === undefined ? sql`` : sql`and ${timesWithin(sql`count(*)`, hour)} < ${perHour}`
  const { rows } = await sql`
    with unhurried as (select set_config('synchronous_commit', 'off', true))
    insert into call_counts as counted (key, times, expires_at)
    select ${key}, array[clock_timestamp()], clock_timestamp() + ${longest} from unhurried
    on conflict (key) do update set
      times = ${timesWithin(sql`coalesce(array_agg(t order by t), '{}')`, longest)} || clock_timestamp(),
      expires_at = clock_timestamp() + ${longest}
    where ${timesWithin(sql`count(*)`, minute)} < ${perMinute} ${fewerThisHour}
    returning 1 as counted`.execute(db)
  return rows.length > 0
}

/** The time until the oldest of the calls that fill the minute or the hour no longer counts. */
async function secondsLeft(db: Database, key: string, { perMinute, perHour = perMinute }: CallLimit): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from greatest(
      times[cardinality(times) - ${perMinute}::int + 1] + ${minute},
      times[cardinality(times) - ${perHour}::int + 1] + ${perHour === perMinute ? minute : hour}
    ) - clock_timestamp())::float8 as seconds
    from call_counts where key = ${key}`.execute(db)
  return rows[0]?.seconds ?? 1
}
