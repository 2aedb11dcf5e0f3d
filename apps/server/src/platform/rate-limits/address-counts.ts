import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Log } from '../log/log.ts'

const minuteInMs = 60_000
/** The most clients counted separately within a minute; the oldest makes room. */
const mostClients = 50_000

type Count = {
  /** What this server allowed and has not reported to the others. */
  own: number
  /** What all servers, this one included, had allowed at the last exchange. */
  reportedTotal: number
}

export type AddressCounts = ReturnType<typeof createAddressCounts>

type Options = {
  /** The count of a client above which it is reported to the other servers. */
  tellFrom: number
  now?: () => number
}

/**
 * How many requests each address made in the current minute, counted in this process, so that no request waits for it.
 * `exchange` shares the counts of busy addresses with the other servers: an address that calls all servers at once gets
 * little more than its limit, and a restarted server does not start it from zero.
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
    const count = counts.get(client)
    if (count) return count
    const [oldest] = counts.keys()
    if (counts.size >= mostClients && oldest !== undefined) counts.delete(oldest)
    const fresh = { own: 0, reportedTotal: 0 }
    counts.set(client, fresh)
    return fresh
  }

  return {
    /** Counts a request. @returns how many there were in this minute, and the milliseconds until it ends */
    count(client: string): { current: number; ttl: number } {
      const count = countOf(client)
      count.own += 1
      return { current: count.own + count.reportedTotal, ttl: (minute + 1) * minuteInMs - now() }
    },

    /** One statement for all clients that were busy since the last exchange; none when there are none. */
    async exchange(db: Database, hashOf: (text: string) => string): Promise<void> {
      const reportedCounts = [...counts].filter(
        ([, { own, reportedTotal }]) => own > 0 && own + reportedTotal > tellFrom,
      )
      if (reportedCounts.length === 0) return
      const during = minute
      const reports = new Map(
        reportedCounts.map(([client, count]) => [hashOf(`address ${client}`), { count, own: count.own }]),
      )
      const keys = [...reports.keys()].sort()
      const sums = keys.map((key) => reports.get(key)?.own ?? 0)
      const { rows } = await sql<{ key: string; count: number }>`
        insert into address_counts as counted (key, minute, count)
        select key, ${during}, count from unnest(${keys}::text[], ${sums}::int[]) as told (key, count)
        on conflict (key, minute) do update set count = counted.count + excluded.count
        returning key, count`.execute(db)
      for (const row of rows) {
        const report = reports.get(row.key)
        if (!report) continue
        report.count.own -= report.own
        report.count.reportedTotal = row.count
      }
    },
  }
}

const everyMs = 1_000

/** Exchanges counts with the other servers every second, while there is something to report. */
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
      // Each server keeps counting by itself. Logged once: others report the missing database too.
      if (!isFailing) log.warn({ err: error }, 'counts of requests could not be exchanged')
      isFailing = true
    } finally {
      isUnderWay = false
    }
  }, everyMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
