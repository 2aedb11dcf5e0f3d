import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { visibleQuotes } from '../../2-identity/access/visible-quotes.store.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'

/** Far more than one business has. */
const mostListed = 200

/**
 * The quotes that the actor may see at this site: their own first, since anybody may have named their address on another;
 * in each group the most recently changed first.
 */
export const listAccountQuotes = (db: Database, actor: Actor): Promise<QuoteRow[]> =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where(visibleQuotes(actor))
    .where('site', '=', actor.site)
    .orderBy(sql`person_id is not distinct from ${actor.person?.id ?? null}`, 'desc')
    .orderBy('updated_at', 'desc')
    .limit(mostListed)
    .execute()
