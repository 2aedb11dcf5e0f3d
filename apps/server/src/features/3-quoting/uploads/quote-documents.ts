import { createHash } from 'node:crypto'
import { mostDocuments } from '@coverwright/contract/values'
import type { AnswerPath } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { resume } from '@coverwright/core/navigation/navigate'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { AppError, notFound, refusedFields } from '../../../platform/errors/app-error.ts'
import { actorPseudonym } from '../../2-identity/actor/actor.ts'
import { changeOf } from '../quotes/events/changes.ts'
import { documentVersion } from '../quotes/events/document-version.ts'
import { changeQuote, type QuoteAccess } from '../quotes/quotes.store.ts'
import { requireQuoteToWrite } from '../quotes/require-quote.ts'
import { alreadyCompleted, stepClosed } from '../quotes/saving/refusals.ts'
import type { QuoteReader, QuoteSnapshot } from '../quotes/snapshot/quote-snapshot.ts'
import { encryptAnswers, sensitiveOf } from '../quotes/snapshot/sensitive-answers.ts'
import type { AcceptedFile } from './accepted-file.ts'
import { documentName } from './document-name.ts'
import type { ObjectStore } from './object-store.ts'
import { storeFile } from './store-file.ts'
import { dropUnlisted, isNamed, namedAt } from './unlisted-documents.ts'
import { hasDocument, insertDocument, listDocuments } from './uploads.store.ts'

export type Dependencies = {
  db: Database
  reader: QuoteReader
  encryptor: Encryptor
  documents: ObjectStore
  clock: () => Date
}

export type Upload = AcceptedFile & {
  /** Path of the answer it belongs to. */
  readonly field: AnswerPath
}

export const tooManyDocuments = (): AppError => {
  const message = `A quote can have ${mostDocuments} files: remove one before adding another.`
  return new AppError(422, 'document.too_many', message, { errors: [{ field: 'file', message }] })
}

/**
 * Adds a document: the file's bytes first, then, in one transaction, its row, its entry in the answers and the event. The
 * same file sent again for the same answer, as after a lost reply, is added once.
 */
export async function addDocument(
  dependencies: Dependencies,
  access: QuoteAccess,
  upload: Upload,
): Promise<QuoteSnapshot> {
  return await storeFile(dependencies, upload.bytes, {
    refer: (trx, id) => insertUpload(trx, dependencies, access, upload, id),
    isReferredTo: hasDocument,
  })
}

/** The updated quote, and the keys of removed documents. */
type StoredUpload = { readonly result: QuoteSnapshot; readonly gone: readonly string[] }

async function insertUpload(
  trx: Database,
  dependencies: Dependencies,
  access: QuoteAccess,
  { field, name: givenName, kind, bytes }: Upload,
  id: string,
): Promise<StoredUpload> {
  const now = dependencies.clock()
  const quote = await openToChange(trx, dependencies, access, now)
  const { row, answers } = quote
  if (!isAsked(quote, field)) throw notAsked(quote, field)
  const removedIds = await dropUnlisted(trx, quote, now)
  const documents = await listDocuments(trx, row.id)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const name = documentName(givenName, kind)
  const isKnown = documents.some((each) => each.field === field && each.sha256 === sha256 && each.name === name)
  if (isKnown) return { result: quote, gone: [...removedIds, id] }
  if (documents.length >= mostDocuments) throw tooManyDocuments()
  const size = bytes.length
  await insertDocument(trx, {
    id,
    quote_id: row.id,
    field,
    name,
    kind,
    size,
    sha256,
    created_at: now,
    removed_at: null,
  })
  const answer = [...namedAt(answers, field), { id, name, size, kind }]
  return {
    gone: removedIds,
    result: await storeAnswer(trx, dependencies, quote, { access, field, answer, event: 'document_added' }),
  }
}

/** Removes a document from the answers and, unless it was sent with a submission, from the object store. */
export async function removeDocument(
  dependencies: Dependencies,
  access: QuoteAccess,
  id: string,
): Promise<QuoteSnapshot> {
  const { db, clock, documents } = dependencies
  const upload = await db.transaction().execute(async (trx): Promise<StoredUpload> => {
    const now = clock()
    const quote = await openToChange(trx, dependencies, access, now)
    const { row, answers } = quote
    const document = (await listDocuments(trx, row.id)).find((each) => each.id === id && isNamed(answers, each))
    if (!document) throw notFound('document')
    const { field } = document
    const remaining = namedAt(answers, field).filter((each) => !(isRecord(each) && each.id === id))
    const answer = remaining.length ? remaining : undefined
    const after = await storeAnswer(trx, dependencies, quote, { access, field, answer, event: 'document_removed' })
    return { result: after, gone: await dropUnlisted(trx, after, now) }
  })
  for (const key of upload.gone) await documents.remove(key)
  return upload.result
}

async function openToChange(
  trx: Database,
  { reader }: Dependencies,
  access: QuoteAccess,
  now: Date,
): Promise<QuoteSnapshot> {
  const row = await requireQuoteToWrite(trx, access, now)
  if (row.completed) throw alreadyCompleted()
  return reader.open(row, now, access)
}

/** Whether a page of this quote asks for the document, open or not yet. */
const isAsked = ({ flowState }: QuoteSnapshot, path: AnswerPath): boolean =>
  flowState.pages.some(({ form }) => form.fields.some((field) => field.path === path && field.type === 'document'))

const notAsked = ({ flow, flowState }: QuoteSnapshot, field: AnswerPath): AppError =>
  flow.owned.has(field)
    ? stepClosed(resume(flowState))
    : refusedFields([{ field: 'document', message: 'No page asks for a document with this name.' }])

type Change = {
  readonly access: QuoteAccess
  readonly field: AnswerPath
  readonly answer: readonly unknown[] | undefined
  readonly event: 'document_added' | 'document_removed'
}

async function storeAnswer(
  trx: Database,
  { reader, encryptor, clock }: Dependencies,
  quote: QuoteSnapshot,
  { access, field, answer, event }: Change,
): Promise<QuoteSnapshot> {
  const { row, served, answers } = quote
  const now = clock()
  const version = row.version + 1
  const encryptedAnswers = encryptAnswers(writeAnswer(answers, field, answer), sensitiveOf(served), encryptor, row.id)
  const change = {
    version,
    updated_at: now,
    schema_version: documentVersion,
    answers: JSON.stringify(encryptedAnswers),
  }
  const quoteAfter = await changeQuote(trx, row, change, {
    version,
    kind: event,
    at: now,
    actor: actorPseudonym(access),
    changes: [changeOf(field, readAnswer(answers, field), answer)],
  })
  return reader.open(quoteAfter, now, access)
}
