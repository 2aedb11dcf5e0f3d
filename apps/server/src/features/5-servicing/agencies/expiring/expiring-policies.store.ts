import type { Database } from '../../../../platform/database/database.ts'
import { visibleQuotes } from '../../../2-identity/access/visible-quotes.store.ts'
import type { Actor } from '../../../2-identity/actor/actor.ts'
import type { QuoteRow } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'

const mostQuotes = 200

/**
 * The quotes that an agent works on with a policy that ends on such a day, the one that ends first first.
 * @param from the first day, `YYYY-MM-DD`
 * @param until the last day
 */
export async function listExpiringQuotes(
  db: Database,
  actor: Actor,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly QuoteRow[]> {
  const ending = await db
    .selectFrom('quotes')
    .innerJoin('submission_rounds', 'submission_rounds.quote_id', 'quotes.id')
    .innerJoin('offers', 'offers.submission_uuid', 'submission_rounds.uuid')
    .innerJoin('bind_confirmations', 'bind_confirmations.offer_uuid', 'offers.uuid')
    .select(({ fn }) => ['quotes.id', fn.min('bind_confirmations.effective_to').as('ends')])
    .where(visibleQuotes(actor))
    .where('quotes.site', '=', actor.site)
    .where('offers.stage', '=', 'bound')
    .where('bind_confirmations.effective_to', '>=', from)
    .where('bind_confirmations.effective_to', '<=', until)
    .groupBy('quotes.id')
    .orderBy('ends')
    .orderBy('quotes.id')
    .limit(mostQuotes)
    .execute()
  const ids = ending.map(({ id }) => id)
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .execute()
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
