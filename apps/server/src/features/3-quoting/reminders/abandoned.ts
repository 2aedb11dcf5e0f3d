import type { Database } from '../../../platform/database/database.ts'
import { isApplicant } from '../../2-identity/roles/roles.ts'
import { lockQuoteToWrite, type QuoteAccess, updateQuote } from '../quotes/quotes.store.ts'
import { consentingContact, queueFollowUp } from './follow-up.job.ts'

/**
 * Records that an application was left unfinished, and has the applicant reminded a day later if they asked for it. For
 * agents and support nobody is reminded. False when the actor has no such quote.
 */
export async function markAbandoned(db: Database, access: QuoteAccess, now: Date): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const row = await lockQuoteToWrite(trx, access, now)
    if (!row || row.completed) return row !== undefined
    await updateQuote(trx, row.id, { abandoned_at: now })
    if (isApplicant(access.role) && row.follow_up_at === null && consentingContact(row) !== undefined)
      await queueFollowUp(trx, row, now)
    return true
  })
}
