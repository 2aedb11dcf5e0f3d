import type { Database } from '../../../platform/database/database.ts'
import { listOffers, listSubmissions } from '../../4-binding/submissions/submissions.store.ts'

/** A quote, by its id or uuid, with every row that shows what happened to it; undefined when there is none. */
export async function findQuoteRecords(db: Database, uuid: string) {
  const quote = await db
    .selectFrom('quotes')
    .select(['id', 'uuid', 'site', 'flow_type', 'version', 'completed', 'renews', 'created_at', 'updated_at'])
    .select(['events', 'last_hash'])
    .where((eb) => eb.or([eb('uuid', '=', uuid), eb('id', '=', uuid)]))
    .executeTakeFirst()
  if (!quote) return undefined
  const { id } = quote
  return {
    quote,
    submissions: await listSubmissions(db, [id]),
    events: await db.selectFrom('quote_events').selectAll().where('quote_id', '=', id).orderBy('position').execute(),
    access: await db.selectFrom('access_events').selectAll().where('quote_id', '=', id).orderBy('id').execute(),
    offers: await listOffers(db, [id]),
    documents: await db
      .selectFrom('quote_documents')
      .select(['id', 'field', 'name', 'kind', 'size', 'sha256', 'created_at', 'removed_at'])
      .where('quote_id', '=', id)
      .orderBy('created_at')
      .execute(),
    offer_documents: await db
      .selectFrom('offer_documents')
      .select(['id', 'offer_uuid', 'kind', 'source', 'name', 'size', 'sha256', 'refused', 'created_at'])
      .where('quote_id', '=', id)
      .orderBy('created_at')
      .execute(),
  }
}

/** When and why a quote was erased; undefined for one that was not. */
export const findErasure = (db: Database, quoteId: string) =>
  db.selectFrom('erasures').select(['at', 'reason', 'events']).where('quote_id', '=', quoteId).executeTakeFirst()
