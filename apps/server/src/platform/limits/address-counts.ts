import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'

const minuteInMs = 60_000
/** Clients that are told apart within a minute; the oldest makes room. */
const mostClients = 50_000

type Count = {
  /** What this server let in and has not told the others. */
  own: number
  /** What all of them had let in when it was last asked, this one's included. */
  told: number
}

export type AddressCounts = ReturnType<typeof createAddressCounts>

type Options = {
  /** Above what count of a client the other servers are told. */
  tellFrom: number
  now?: () => number
}

/**
 * What each address asked for in the minute at hand, counted in this process, so that no request waits for it. `exchange`
 * tells the other servers of those that ask much, and learns what these asked there: with it, one that asks all servers
 * at once gets no more than a little more than its due, and nobody gets it anew from a server that starts again.
 */
export function createAddressCounts({ tellFrom, now = Date.now }: Options) {
  let minute = 0
  let counts = new Map<string, Count>()

  function countOf(client: string): Count {
    const current = Math.floor(now() / minuteInMs)
    if (current !== minute) {
      minute = current
      counts = new Map()
    }
    const known = counts.get(client)
    if (known) return known
    const [oldest] = counts.keys()
    if (counts.size >= mostClients && oldest !== undefined) counts.delete(oldest)
    const fresh = { own: 0, told: 0 }
    counts.set(client, fresh)
    return fresh
  }

  return {
    /** Counts a request. @returns how many there were in this minute, and in how many milliseconds it is over */
    count(client: string): { current: number; ttl: number } {
      const count = countOf(client)
      count.own += 1
      return { current: count.own + count.told, ttl: (minute + 1) * minuteInMs - now() }
    },

    /** One statement for all clients that asked much since the last time; none when there are none. */
    async exchange(db: Database, hashOf: (text: string) => string): Promise<void> {
      const asked = [...counts].filter(([, { own, told }]) => own > 0 && own + told > tellFrom)
      if (asked.length === 0) return
      const during = minute
      const telling = new Map(asked.map(([client, count]) => [hashOf(`address ${client}`), { count, own: count.own }]))
      const keys = [...telling.keys()].sort()
      const sums = keys.map((key) => telling.get(key)?.own ?? 0)
      const { rows } = await sql<{ key: string; count: number }>`
        insert into address_counts as counted (key, minute, count)
        select key, ${during}, count from unnest(${keys}::text[], ${sums}::int[]) as told (key, count)
        on conflict (key, minute) do update set count = counted.count + excluded.count
        returning key, count`.execute(db)
      for (const row of rows) {
        const told = telling.get(row.key)
        if (!told) continue
        told.count.own -= told.own
        told.count.told = row.count
      }
    },
  }
}

const everyMs = 1_000

/** Exchanges counts with the other servers every second, while there is something to tell. */
export function exchangeCounts(options: {
  counts: AddressCounts
  db: Database
  hashOf: (text: string) => string
  log: Pick<Log, 'warn'>
}): { stop: () => void } {
  const { counts, db, hashOf, log } = options
  let isUnderWay = false
  let isFailing = false
  const timer = setInterval(async () => {
    if (isUnderWay) return
    isUnderWay = true
    try {
      await counts.exchange(db, hashOf)
      isFailing = false
    } catch (error) {
      // Each server goes on counting for itself. Said once: the database is missed elsewhere too.
      if (!isFailing) log.warn({ err: error }, 'counts of requests could not be exchanged')
      isFailing = true
    } finally {
      isUnderWay = false
    }
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
