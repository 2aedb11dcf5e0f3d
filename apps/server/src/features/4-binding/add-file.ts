import { createHash } from 'node:crypto'
import { mostDocuments } from '@coverwright/contract/values'
import type { Database } from '../../platform/database/database.ts'
import type { QuoteAccess } from '../3-quoting/quotes/quotes.store.ts'
import { requireQuoteToWrite } from '../3-quoting/quotes/require-quote.ts'
import type { AcceptedFile } from '../3-quoting/uploads/accepted-file.ts'
import { documentName } from '../3-quoting/uploads/document-name.ts'
import type { ObjectStore } from '../3-quoting/uploads/object-store.ts'
import { tooManyDocuments } from '../3-quoting/uploads/quote-documents.ts'
import { storeFile } from '../3-quoting/uploads/store-file.ts'
import { hasDocument, insertDocument, listDocuments } from '../3-quoting/uploads/uploads.store.ts'

type Dependencies = { readonly db: Database; readonly documents: ObjectStore; readonly clock: () => Date }

/**
 * Adds a file to a quote outside its answers; the same file sent again is added once.
 * @param field what it is for; begins with `bindField`
 */
export async function addFile(
  { db, documents, clock }: Dependencies,
  access: QuoteAccess,
  field: string,
  { name: givenName, kind, bytes }: AcceptedFile,
): Promise<{ readonly id: string; readonly name: string }> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const size = bytes.length
  return await storeFile({ db, documents }, bytes, {
    refer: async (trx, id) => {
      const quote = await requireQuoteToWrite(trx, access, clock())
      const existing = await listDocuments(trx, quote.id)
      const same = existing.find((each) => each.field === field && each.sha256 === sha256)
      if (same) return { result: { id: same.id, name: same.name }, gone: [id] }
      if (existing.length >= mostDocuments) throw tooManyDocuments()
      const name = documentName(givenName, kind)
      const row = { id, quote_id: quote.id, field, name, kind, size, sha256, created_at: clock(), removed_at: null }
      await insertDocument(trx, row)
      return { result: { id, name }, gone: [] }
    },
    isReferredTo: hasDocument,
  })
}
