import type { Database } from '../../../platform/database/database.ts'
import { isApplicant } from '../../2-identity/roles/roles.ts'
import { lockQuoteToWrite, type Owned, updateQuote } from '../quotes/quotes.store.ts'
import { consentingContact, queueFollowUp } from './follow-up.job.ts'

/**
 * Notes that the person left before the end, and has them reminded a day later when they asked for that. Agents and
 * support leave on nobody's behalf. False when the caller has no such quote.
 */
export async function markAbandoned(db: Database, asked: Owned, now: Date): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const row = await lockQuoteToWrite(trx, asked, now)
    if (!row || row.completed) return row !== undefined
    await updateQuote(trx, row.id, { abandoned_at: now })
    if (isApplicant(asked.role) && row.follow_up_at === null && consentingContact(row) !== undefined)
      await queueFollowUp(trx, row, now)
    return true
  })
}
