import Type from 'typebox'
import type { Database } from '../database/database.ts'
import { laterTime } from '../database/database-time.ts'
import { addJob, handleJob, type JobHandler } from '../jobs/jobs.ts'

const forgetCountsJob = { name: 'limits.forget-counts', payload: Type.Object({}) } as const

const quarterInMs = 15 * 60_000

/** Queues the next run. Called when a server starts and by every run; there is one run however many servers there are. */
export const queueForgetting = (db: Database, now: Date): Promise<void> =>
  addJob(db, forgetCountsJob, {}, { jobKey: forgetCountsJob.name, runAt: new Date(now.getTime() + quarterInMs) })

/** Deletes expired counts every quarter of an hour. */
export const forgetCountsHandler = ({ db, clock }: { db: Database; clock: () => Date }): JobHandler =>
  handleJob(forgetCountsJob, async () => {
    // First, so that there is another run even if this one fails.
    await queueForgetting(db, await laterTime(db, clock))
    await forgetCounts(db, clock())
  })

export async function forgetCounts(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('call_counts').where('expires_at', '<', now).execute()
  const lastMinute = Math.floor(now.getTime() / 60_000) - 1
  await db.deleteFrom('address_counts').where('minute', '<', lastMinute).execute()
}
