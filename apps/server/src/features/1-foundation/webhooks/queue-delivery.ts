import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { addJobs } from '../../../platform/jobs/jobs.ts'

/** Makes the next attempt of one delivery. Stored jobs have this name. */
export const deliverJob = { name: 'webhooks.deliver', payload: Type.Object({ delivery: Type.String() }) } as const

type DueDelivery = { readonly id: string; readonly runAt?: Date | undefined }

/** Queues the next attempts: one job for each delivery, however often it is queued. */
export const queueDeliveries = (db: Database, due: readonly DueDelivery[]): Promise<void> =>
  addJobs(
    db,
    deliverJob,
    due.map(({ id, runAt }) => ({ payload: { delivery: id }, jobKey: id, ...(runAt ? { runAt } : {}) })),
  )
