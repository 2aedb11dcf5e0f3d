import type { Database } from '../../../../platform/database/database.ts'
import { actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { changeQuote, lockQuoteToWrite, type QuoteAccess } from '../quotes.store.ts'
import type { QuoteRow } from '../snapshot/quote-snapshot.ts'

/**
 * Records once that a real person asks for this quote, unless a save has done so (`isLead`). Undefined when the actor has
 * no such quote.
 */
export const markLegitLead = (db: Database, access: QuoteAccess, now: Date): Promise<QuoteRow | undefined> =>
  db.transaction().execute(async (trx) => {
    const row = await lockQuoteToWrite(trx, access, now)
    if (!row || row.legit_lead_at) return row
    const event = {
      version: row.version,
      kind: 'legit_lead',
      at: now,
      actor: actorPseudonym(access),
      changes: [],
    } as const
    return await changeQuote(trx, row, { legit_lead_at: now }, event)
  })
