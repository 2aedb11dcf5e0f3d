import type { Database } from '../../../../platform/database/database.ts'
import { visibleQuotes } from '../../../2-identity/access/visible-quotes.store.ts'
import type { Actor } from '../../../2-identity/actor/actor.ts'
import type { QuoteRow } from '../snapshot/quote-snapshot.ts'

const columns = [
  ...(['id', 'uuid', 'version', 'completed', 'created_at', 'updated_at', 'max_step', 'submission_uuid'] as const),
]

type ListedRow = Pick<QuoteRow, (typeof columns)[number]>

/** A place in the order of the list: after the quote that changed then. */
export type Place = { readonly updatedAt: Date; readonly id: string }

export type QuoteListPage = {
  readonly since?: Date | undefined
  readonly after?: Place | undefined
  readonly limit: number
}

/**
 * The quotes an actor may see at this site, the one that has not changed for longest first, so that what changes meanwhile
 * moves to pages that are still to come. There is no index in this order: it would cost every save (migration 0014).
 */
export const listQuotes = (
  db: Database,
  actor: Actor,
  { since, after, limit }: QuoteListPage,
): Promise<readonly ListedRow[]> =>
  db
    .selectFrom('quotes')
    .select(columns)
    .where(visibleQuotes(actor))
    .where('site', '=', actor.site)
    .$if(since !== undefined, (query) => query.where('updated_at', '>=', since ?? new Date(0)))
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('updated_at', 'id'), '>', eb.tuple(after?.updatedAt ?? new Date(0), after?.id ?? '')),
      ),
    )
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute()
