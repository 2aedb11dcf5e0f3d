import Type from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'

export const sendMailJob = { name: 'send_mail', payload: Type.Object({ mail: Type.String() }) } as const

/** With the queue's growing pauses they span most of a day: a mail server may be down for a while. */
export const attempts = 12
/** For servers that die while sending, so that the last attempt, which gives up, is always made. */
const spareAttempts = 6

/** Queues the sending of a mail: one job for each mail, however often it is queued. */
export const queueSending = (db: Database, mail: string): Promise<void> =>
  addJob(db, sendMailJob, { mail }, { jobKey: mail, maxAttempts: attempts + spareAttempts })
