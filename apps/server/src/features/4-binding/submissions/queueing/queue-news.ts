import Type from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { addJob } from '../../../../platform/jobs/jobs.ts'

/** Mails the applicant what insurers have answered since somebody last looked. */
export const notifyApplicantJob = {
  name: 'submissions.tell-applicant',
  payload: Type.Object({ submission_uuid: Type.String() }),
} as const

/** Long enough for somebody with the page open to read it, and for one mail to report several insurers. */
const quietPeriodMs = 5 * 60_000

/** One mail for each quiet period: it begins with the first news. */
export const queueNews = (trx: Database, submission: string): Promise<void> =>
  addJob(
    trx,
    notifyApplicantJob,
    { submission_uuid: submission },
    { jobKey: `tell-applicant:${submission}`, afterMs: quietPeriodMs, keepsEarlier: true },
  )
