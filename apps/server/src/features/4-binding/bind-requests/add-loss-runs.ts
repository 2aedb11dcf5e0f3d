import { createHash, randomUUID } from 'node:crypto'
import { type DocumentKind, mostDocuments } from '@coverwright/contract/uploads'
import { AppError } from '../../../platform/errors/app-error.ts'
import { missing } from '../../2-identity/roles/refusals.ts'
import { lockQuoteToWrite, type QuoteAccess } from '../../3-quoting/quotes/quotes.store.ts'
import { documentName } from '../../3-quoting/uploads/document-name.ts'
import type { ObjectStore } from '../../3-quoting/uploads/object-store.ts'
import { insertDocument, listDocuments } from '../../3-quoting/uploads/uploads.store.ts'
import { type BindCase, lossRunsField } from './bind-case.ts'
import { type BindDependencies, findBindCase } from './open-bind-page.ts'

type Dependencies = BindDependencies & { readonly documents: ObjectStore }
type Upload = { readonly name: string | undefined; readonly kind: DocumentKind; readonly bytes: Buffer }

/** Adds a file of loss runs for the insurer of an offer; the same file sent again is added once. */
export async function addLossRuns(
  dependencies: Dependencies,
  access: QuoteAccess,
  offer: string,
  { name: given, kind, bytes }: Upload,
): Promise<BindCase> {
  const { db, documents, clock } = dependencies
  const { quote } = await findBindCase(dependencies, access, offer)
  const id = randomUUID()
  const field = lossRunsField(offer)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const size = bytes.length
  await documents.put(id, bytes)
  const isNew = await db
    .transaction()
    .execute(async (trx) => {
      if (!(await lockQuoteToWrite(trx, access, clock()))) throw missing(access, 'quote')
      const stored = await listDocuments(trx, quote.row.id)
      if (stored.some((each) => each.field === field && each.sha256 === sha256)) return false
      if (stored.length >= mostDocuments) throw tooMany()
      const row = { id, quote_id: quote.row.id, field, name: documentName(given, kind), kind, size, sha256 }
      await insertDocument(trx, { ...row, created_at: clock(), removed_at: null })
      return true
    })
    .catch(async (error: unknown) => {
      await documents.remove(id)
      throw error
    })
  if (!isNew) await documents.remove(id)
  return await findBindCase(dependencies, access, offer)
}

const tooMany = (): AppError => {
  const message = `A quote holds ${mostDocuments} files: take one out before adding another.`
  return new AppError(422, 'document.too_many', message, { errors: [{ field: 'file', message }] })
}
