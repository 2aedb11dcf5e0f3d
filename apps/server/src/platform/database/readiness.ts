import type { Pool } from 'pg'
import { isMigrated, readMigrations } from './migrate.ts'
import { withTimeBudget } from './time-budget.ts'

const limits = { answerMs: 1_500, totalMs: 1_500 }
const freshMs = 1_000

/**
 * Checks whether requests can be served: the database has this version's tables and makes writes durable. Checked at most
 * once a second, however often it is called.
 */
export function createReadiness(pool: Pool, migrations = readMigrations()): () => Promise<boolean> {
  let latest: { readonly at: number; readonly answer: Promise<boolean> } | undefined
  return () => {
    const now = performance.now()
    if (!latest || now - latest.at >= freshMs) latest = { at: now, answer: withTimeBudget(limits, look) }
    return latest.answer
  }

  async function look(): Promise<boolean> {
    if (!(await isMigrated(pool, migrations))) return false
    // Writes only to the write-ahead log: as durable as a save, without a row that all servers would wait for.
    await pool.query("select pg_logical_emit_message(true, 'coverwright', '')")
    return true
  }
}
