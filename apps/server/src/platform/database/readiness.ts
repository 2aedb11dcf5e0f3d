import type { Pool } from 'pg'
import { isMigrated, readMigrations } from './migrate.ts'
import { withTimeBudget } from './time-budget.ts'

const budgetMs = 1_500
const freshMs = 1_000

/**
 * Asks whether requests can be served: the database has this version's tables, and keeps what is written. However many
 * ask, it is found out once a second.
 */
export function createReadiness(pool: Pool, migrations = readMigrations()): () => Promise<boolean> {
  let latest: { readonly at: number; readonly answer: Promise<boolean> } | undefined
  return () => {
    const now = performance.now()
    if (!latest || now - latest.at >= freshMs) latest = { at: now, answer: withTimeBudget(budgetMs, look) }
    return latest.answer
  }

  async function look(): Promise<boolean> {
    if (!(await isMigrated(pool, migrations))) return false
    // A note in the log of the database and nowhere else: as durable as a save, and no row that everybody waits for.
    await pool.query("select pg_logical_emit_message(true, 'coverwright', '')")
    return true
  }
}
