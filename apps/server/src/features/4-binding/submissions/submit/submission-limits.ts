import type { Database } from '../../../../platform/database/database.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { listSubmissionsSince } from '../submissions.store.ts'

const hourInMs = 3_600_000
/** How often a quote may be submitted within an hour: each time asks carriers and sends mail. */
const mostPerHour = 5

/** @throws AppError 429 when the quote, whose row the caller holds, was submitted too often */
export async function refuseTooManySubmissions(trx: Database, quoteId: string, now: Date): Promise<void> {
  const recent = await listSubmissionsSince(trx, quoteId, new Date(now.getTime() - hourInMs))
  const oldest = recent[mostPerHour - 1]
  if (oldest) throw tooMany(oldest.created_at.getTime() + hourInMs - now.getTime())
}

const tooMany = (ms: number): AppError =>
  new AppError(
    429,
    'submission.too_many',
    'This application was sent five times within an hour, and the last one counts. Your changes are saved: send them later.',
    { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) },
  )
