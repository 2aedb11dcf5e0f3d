import type { Database } from '../../../../platform/database/database.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'

const hourInMs = 3_600_000
/** How often a quote may be sent within an hour: each time insurers are asked, and people are told by mail. */
const mostPerHour = 5

/** Refuses to send a quote, which is locked, once more. */
export async function refuseTooManySubmissions(trx: Database, quoteId: string, now: Date): Promise<void> {
  const recent = await trx
    .selectFrom('submissions')
    .select('created_at')
    .where('quote_id', '=', quoteId)
    .where('created_at', '>', new Date(now.getTime() - hourInMs))
    .orderBy('created_at', 'desc')
    .limit(mostPerHour)
    .execute()
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
