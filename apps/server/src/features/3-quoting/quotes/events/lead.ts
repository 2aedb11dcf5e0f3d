import type { Database } from '../../../../platform/database/database.ts'
import { isApplicant } from '../../../2-identity/access/roles.ts'
import { actorPseudonym } from '../../../2-identity/sessions/actor.ts'
import { consentingContact, queueFollowUp } from '../../links/follow-up.job.ts'
import { changeQuote, lockQuote, type Owned, updateQuote } from '../quotes.store.ts'
import type { QuoteRow } from '../snapshot/opened-quote.ts'

/**
 * Notes, once, that a real person asks for this quote, where no save has done so (`isLead`). Undefined when the caller has
 * no such quote.
 */
export const markLegitLead = (db: Database, asked: Owned, now: Date): Promise<QuoteRow | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await lockQuote(trx, asked, now)
    if (!row || row.legit_lead_at) return row
    const event = {
      version: row.version,
      kind: 'legit_lead',
      at: now,
      actor: actorPseudonym(asked),
      changes: [],
    } as const
    return await changeQuote(trx, row, { legit_lead_at: now }, event)
  })

/**
 * Notes that the person left before the end, and has them reminded a day later when they asked for that. Agents and
 * support leave on nobody's behalf. False when the caller has no such quote.
 */
export async function markAbandoned(db: Database, asked: Owned, now: Date): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const row = await lockQuote(trx, asked, now)
    if (!row || row.completed) return row !== undefined
    await updateQuote(trx, row.id, { abandoned_at: now })
    if (isApplicant(asked.role) && row.follow_up_at === null && consentingContact(row) !== undefined)
      await queueFollowUp(trx, row, now)
    return true
  })
}
