import { sql } from 'kysely'
import { StartupError } from '../errors/startup-error.ts'
import type { Database } from './database.ts'

/** The time by the clock of the database's machine. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const now = rows[0]?.now
  if (!now) throw new Error('The database did not say what time it is')
  return now
}

/**
 * The later of two clocks. A job that queues its own next run uses it: the queue compares with the database's clock, by
 * which an earlier time would be due at once, again and again.
 */
export async function laterTime(db: Database, clock: () => Date): Promise<Date> {
  return new Date(Math.max(clock().getTime(), (await databaseTime(db)).getTime()))
}

const mostApartMs = 60_000

/** This machine's time before and after the database was asked for its own. */
export type QueryTimes = { readonly before: Date; readonly after: Date }

/** Refuses to start when the clocks of this machine and the database differ: sessions, codes and offers expire by them. */
export function refuseWrongClock({ before, after }: QueryTimes, database: Date): void {
  // The query may take long on a busy machine.
  const apartMs = Math.max(before.getTime() - database.getTime(), database.getTime() - after.getTime())
  if (apartMs <= mostApartMs) return
  throw new StartupError(
    `The clock of this machine (${after.toISOString()}) and the one of the database (${database.toISOString()}) are ${Math.round(apartMs / 1000)} seconds apart: correct the wrong one, preferably by NTP, and start again.`,
  )
}
