import type { Insertable, Selectable } from 'kysely'
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

export async function insertDocument(trx: Database, row: Insertable<QuoteDocumentsTable>): Promise<void> {
  await trx.insertInto('quote_documents').values(row).execute()
}

/** Takes documents out. Those that went out with a submission stay, marked; the ids of the others are returned. */
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
