import { createHash, randomUUID } from 'node:crypto'
import { mostDocuments } from '@coverwright/contract/values'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { QuoteAccess } from '../3-quoting/quotes/quotes.store.ts'
import { requireQuoteToWrite } from '../3-quoting/quotes/require-quote.ts'
import type { AcceptedFile } from '../3-quoting/uploads/accepted-file.ts'
import { documentName } from '../3-quoting/uploads/document-name.ts'
import type { ObjectStore } from '../3-quoting/uploads/object-store.ts'
import { insertDocument, listDocuments } from '../3-quoting/uploads/uploads.store.ts'

type Dependencies = { readonly db: Database; readonly documents: ObjectStore; readonly clock: () => Date }

/**
 * Adds a file to a quote that none of its answers lists; the same file sent again is added once.
 * @param field what it is for; begins with `bindField`
 */
export async function addFile(
  { db, documents, clock }: Dependencies,
  access: QuoteAccess,
  field: string,
  { name: given, kind, bytes }: AcceptedFile,
): Promise<{ readonly id: string; readonly name: string }> {
  const id = randomUUID()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const size = bytes.length
  await documents.put(id, bytes)
  const kept = await db
    .transaction()
    .execute(async (trx) => {
      const quote = await requireQuoteToWrite(trx, access, clock())
      const stored = await listDocuments(trx, quote.id)
      const same = stored.find((each) => each.field === field && each.sha256 === sha256)
      if (same) return same
      if (stored.length >= mostDocuments) throw tooMany()
      const row = { id, quote_id: quote.id, field, name: documentName(given, kind), kind, size, sha256 }
      await insertDocument(trx, { ...row, created_at: clock(), removed_at: null })
      return row
    })
    .catch(async (error: unknown) => {
      await documents.remove(id)
      throw error
    })
  if (kept.id !== id) await documents.remove(id)
  return { id: kept.id, name: kept.name }
}

const tooMany = (): AppError => {
  const message = `A quote holds ${mostDocuments} files: take one out before adding another.`
  return new AppError(422, 'document.too_many', message, { errors: [{ field: 'file', message }] })
}
