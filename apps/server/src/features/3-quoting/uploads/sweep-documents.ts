import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { undoableForMs } from '../quotes/saving/undo-clearing.ts'
import type { ObjectStore } from './object-store.ts'
import { removeDocuments } from './uploads.store.ts'

type Options = { db: Database; documents: ObjectStore; now: Date }

/**
 * Removes for good what quotes left alone for a day no longer name. Until then a dropped insurance may be taken back
 * with its documents.
 */
export async function sweepDocuments({ db, documents, now }: Options): Promise<void> {
  const unnamed = await db
    .selectFrom('quote_documents')
    .innerJoin('quotes', 'quotes.id', 'quote_documents.quote_id')
    .select(['quote_documents.id', 'quotes.submission_uuid'])
    .where('quote_documents.removed_at', 'is', null)
    .where('quotes.updated_at', '<', new Date(now.getTime() - undoableForMs))
    .where(
      sql<boolean>`not coalesce(quotes.answers #> string_to_array(quote_documents.field, '.') @>
        jsonb_build_array(jsonb_build_object('id', quote_documents.id::text)), false)`,
    )
    .execute()
  for (const { id, submission_uuid } of unnamed) {
    const gone = await removeDocuments(db, [id], { submitted: submission_uuid !== null, now })
    for (const key of gone) await documents.remove(key)
  }
}
