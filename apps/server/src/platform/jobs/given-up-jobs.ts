import { sql } from 'kysely'
import type { Pool } from 'pg'
import type { Database } from '../database/database.ts'

/** A job that failed as often as it may. It stays in the queue until somebody retries or drops it. */
export type GivenUpJob = {
  readonly id: string
  readonly job: string
  readonly attempts: number
  readonly queuedAt: Date
  readonly failedAt: Date
  /** The first line of its last error. */
  readonly reason: string
}

const isGivenUp = sql<boolean>`attempts >= max_attempts and locked_at is null`

/** Every job that was given up, oldest first. */
export async function givenUpJobs(db: Database): Promise<readonly GivenUpJob[]> {
  const { rows } = await sql<GivenUpJob>`
    select id::text, task_identifier as job, attempts, created_at as "queuedAt", updated_at as "failedAt",
      split_part(coalesce(last_error, ''), E'\n', 1) as reason
    from graphile_worker.jobs where ${isGivenUp} order by created_at, id`.execute(db)
  return rows
}

/** Gives jobs that were given up all their attempts again, from now on. @returns how many there were */
export async function retryJobs(db: Database, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(
      array(select id from graphile_worker.jobs where id::text = any(${ids}) and ${isGivenUp}),
      run_at => now(), attempts => 0)`.execute(db)
  return rows.length
}

/** Takes jobs that were given up out of the queue. @returns how many there were */
export async function dropJobs(db: Database, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.complete_jobs(
      array(select id from graphile_worker.jobs where id::text = any(${ids}) and ${isGivenUp}))`.execute(db)
  return rows.length
}

/** For the figures: jobs whose turn has come, and those given up. */
export async function countJobs(pool: Pool): Promise<{ waiting: number; givenUp: number }> {
  const { rows } = await pool.query<{ waiting: number; givenUp: number }>(`
    select count(*) filter (where attempts < max_attempts and run_at <= now()) as waiting,
      count(*) filter (where attempts >= max_attempts and locked_at is null) as "givenUp"
    from graphile_worker.jobs`)
  return rows[0] ?? { waiting: 0, givenUp: 0 }
}
