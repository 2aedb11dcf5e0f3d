import { AppError } from '../../../../platform/errors/app-error.ts'
import type { SubmissionRow } from '../submissions.store.ts'

const hourInMs = 3_600_000
/** How often a quote may be submitted within an hour: each time asks carriers and sends mail. */
const mostPerHour = 5

/**
 * @param submissions those of one quote, from first to last
 * @throws AppError 429 when there were too many within the last hour
 */
export function refuseTooManySubmissions(submissions: readonly Pick<SubmissionRow, 'created_at'>[], now: Date): void {
  const oldest = submissions.at(-mostPerHour)
  const waitMs = oldest ? oldest.created_at.getTime() + hourInMs - now.getTime() : 0
  if (waitMs > 0) throw tooMany(waitMs)
}

const tooMany = (ms: number): AppError =>
  new AppError(
    429,
    'submission.too_many',
    'This application was submitted five times within an hour, and the last submission counts. Your changes are saved: submit them later.',
    { retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) },
  )
