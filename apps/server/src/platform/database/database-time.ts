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

/** More than networks and busy machines explain. */
const mostApartMs = 60_000

/** Refuses to start when this machine and the database's do not agree on the time: sessions, codes and offers end by it. */
export function refuseWrongClock(own: Date, database: Date): void {
  const apartMs = Math.abs(own.getTime() - database.getTime())
  if (apartMs <= mostApartMs) return
  throw new StartupError(
    `The clock of this machine (${own.toISOString()}) and the one of the database (${database.toISOString()}) are ${Math.round(apartMs / 1000)} seconds apart: set the wrong one right, best by NTP, and start again.`,
  )
}
