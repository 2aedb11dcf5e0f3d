import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { QuoteDocumentsTable } from './uploads.tables.ts'

export type DocumentRow = Selectable<QuoteDocumentsTable>

/** The documents of a quote that were not taken out, oldest first. */
export const listDocuments = (db: Database, quoteId: string): Promise<DocumentRow[]> =>
  db
    .selectFrom('quote_documents')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The documents that the answers of their quote no longer list, of quotes that have not changed since `before`. */
export const listUnlistedDocuments = (db: Database, before: Date) =>
  db
    .selectFrom('quote_documents')
    .innerJoin('quotes', 'quotes.id', 'quote_documents.quote_id')
    .select(['quote_documents.id', 'quotes.submission_uuid'])
    .where('quote_documents.removed_at', 'is', null)
    .where('quotes.updated_at', '<', before)
    .where('quote_documents.field', 'not like', 'bind.%')
    .where(
      sql<boolean>`not coalesce(quotes.answers #> string_to_array(quote_documents.field, '.') @>
        jsonb_build_array(jsonb_build_object('id', quote_documents.id::text)), false)`,
    )
    .execute()

/** The documents of quotes, also those that were taken out, oldest first. */
export const listDocumentsOfQuotes = (db: Database, quoteIds: readonly string[]): Promise<DocumentRow[]> =>
  db
    .selectFrom('quote_documents')
    .selectAll()
    .where('quote_id', 'in', quoteIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export async function insertDocument(trx: Database, row: Insertable<QuoteDocumentsTable>): Promise<void> {
  await trx.insertInto('quote_documents').values(row).execute()
}

export async function hasDocument(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('quote_documents').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Removes documents; those that went out with a submission are only marked. @returns the ids of the others */
export async function removeDocuments(
  trx: Database,
  ids: readonly string[],
  { submitted, now }: { readonly submitted: boolean; readonly now: Date },
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  if (submitted) {
    await trx.updateTable('quote_documents').set({ removed_at: now }).where('id', 'in', ids).execute()
    return []
  }
  await trx.deleteFrom('quote_documents').where('id', 'in', ids).execute()
  return ids
}
