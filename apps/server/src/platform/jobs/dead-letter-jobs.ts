import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** A dead-letter job: it failed on its last attempt and stays in the queue until the operator retries or drops it. */
export type DeadLetterJob = {
  readonly id: string
  readonly job: string
  readonly attempts: number
  readonly queuedAt: Date
  readonly failedAt: Date
  /** The first line of its last error. */
  readonly reason: string
}

const isDeadLetter = sql<boolean>`attempts >= max_attempts and locked_at is null`

/** Dead-letter jobs, oldest first: all of them, or so many. */
export async function deadLetterJobs(db: Database, limit: number | null = null): Promise<readonly DeadLetterJob[]> {
  const { rows } = await sql<DeadLetterJob>`
    select id::text, task_identifier as job, attempts, created_at as "queuedAt", updated_at as "failedAt",
      split_part(coalesce(last_error, ''), E'\n', 1) as reason
    from graphile_worker.jobs where ${isDeadLetter} order by created_at, id limit ${limit}`.execute(db)
  return rows
}

/** Retries dead-letter jobs from now on, with all their attempts. @returns how many there were */
export async function retryJobs(db: Database, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where id::text = any(${ids}) and ${isDeadLetter}),
      run_at => now(), attempts => 0)`.execute(db)
  return rows.length
}

/** Removes dead-letter jobs from the queue. @returns how many there were */
export async function dropJobs(db: Database, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.complete_jobs(
      array(select id from graphile_worker.jobs where id::text = any(${ids}) and ${isDeadLetter}))`.execute(db)
  return rows.length
}

/** Jobs that are due, and dead-letter jobs. */
export async function countJobs(db: Database): Promise<{ waiting: number; deadLetter: number }> {
  const { rows } = await sql<{ waiting: number; deadLetter: number }>`
    select (count(*) filter (where attempts < max_attempts and run_at <= now()))::int as waiting,
      (count(*) filter (where ${isDeadLetter}))::int as "deadLetter"
    from graphile_worker.jobs`.execute(db)
  return rows[0] ?? { waiting: 0, deadLetter: 0 }
}
