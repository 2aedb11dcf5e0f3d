import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'

/** Closes a page of the payment service, so that nobody pays there any more. */
export const endPageJob = { name: 'bills.end-page', payload: Type.Object({ session_id: Type.String() }) } as const

export const queueEndPage = (trx: Database, session: string): Promise<void> =>
  addJob(trx, endPageJob, { session_id: session }, { jobKey: `end-page:${session}` })
