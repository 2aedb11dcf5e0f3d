import { sql } from 'kysely'
import { StartupError } from '../errors/startup-error.ts'
import type { Database } from './database.ts'

/** The time of day by the clock of the database's machine. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const now = rows[0]?.now
  if (!now) throw new Error('The database did not say what time it is')
  return now
}

const mostApartMs = 60_000

/** The time by this machine's clock before the database was asked for its own, and when it had answered. */
export type Asked = { readonly before: Date; readonly after: Date }

/** Refuses to start when this machine and the database's do not agree on the time: sessions, codes and offers end by it. */
export function refuseWrongClock({ before, after }: Asked, database: Date): void {
  // A busy machine may take long to ask.
  const apartMs = Math.max(before.getTime() - database.getTime(), database.getTime() - after.getTime())
  if (apartMs <= mostApartMs) return
  throw new StartupError(
    `The clock of this machine (${after.toISOString()}) and the one of the database (${database.toISOString()}) are ${Math.round(apartMs / 1000)} seconds apart: set the wrong one right, best by NTP, and start again.`,
  )
}
