import type { Database } from '../../../platform/database/database.ts'
import { isApplicant } from '../../2-identity/roles/roles.ts'
import { type QuoteAccess, updateQuote } from '../quotes/quotes.store.ts'
import { requireQuoteToWrite } from '../quotes/require-quote.ts'
import { consentingContact, queueFollowUp } from './follow-up.job.ts'

/**
 * Records that an application was left unfinished, and has the applicant reminded a day later if they asked for it. For
 * agents and support nobody is reminded. @throws 404
 */
export async function markAbandoned(db: Database, access: QuoteAccess, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await requireQuoteToWrite(trx, access, now)
    if (row.completed) return
    await updateQuote(trx, row.id, { abandoned_at: now })
    if (isApplicant(access.role) && row.follow_up_at === null && consentingContact(row) !== undefined)
      await queueFollowUp(trx, row, now)
  })
}
