import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Removes queued jobs about things that no longer exist, by their ids. Those already running find nothing to do. */
export async function dropJobs(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`select from graphile_worker.complete_jobs(array(
    select jobs.id from graphile_worker._private_jobs as jobs
    where exists (
      select from unnest(${[...ids]}::text[]) as gone (id) where position(gone.id in jobs.payload::text) > 0
    )
  ))`.execute(trx)
}
