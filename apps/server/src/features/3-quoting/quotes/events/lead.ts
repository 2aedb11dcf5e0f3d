import type { Database } from '../../../../platform/database/database.ts'
import type { RecordEvent } from '../../../1-foundation/webhooks/record-event.ts'
import { actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { changeQuote, type QuoteAccess } from '../quotes.store.ts'
import { requireQuoteToWrite } from '../require-quote.ts'
import type { QuoteRow } from '../snapshot/quote-snapshot.ts'
import { applicationEvent } from './application-event.ts'

type Dependencies = { readonly db: Database; readonly recordEvent: RecordEvent; readonly clock: () => Date }

/**
 * Records once that a real person asks for this quote, unless a save has done so (`isLead`). Undefined when the actor has
 * no such quote.
 */
export const markLegitLead = ({ db, recordEvent, clock }: Dependencies, access: QuoteAccess): Promise<QuoteRow> =>
  db.transaction().execute(async (trx) => {
    const now = clock()
    const row = await requireQuoteToWrite(trx, access, now)
    if (row.legit_lead_at) return row
    const event = {
      version: row.version,
      kind: 'legit_lead',
      at: now,
      actor: actorPseudonym(access),
      changes: [],
    } as const
    const lead = await changeQuote(trx, row, { legit_lead_at: now }, event)
    await recordEvent(trx, applicationEvent('application.contact_known', lead))
    return lead
  })
