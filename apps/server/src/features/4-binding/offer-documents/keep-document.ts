import { createHash } from 'node:crypto'
import { type CertificateHolder, mostOfOffer } from '@coverwright/contract/binding/offer-documents'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { RecordEvent } from '../../1-foundation/webhooks/record-event.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import { changeQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { AcceptedFile } from '../../3-quoting/uploads/accepted-file.ts'
import { documentName } from '../../3-quoting/uploads/document-name.ts'
import type { ObjectStore } from '../../3-quoting/uploads/object-store.ts'
import { storeFile } from '../../3-quoting/uploads/store-file.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import { notifyPages } from '../submissions/submissions.store.ts'
import {
  hasOfferDocument,
  insertOfferDocument,
  listDocumentsOfOffer,
  type OfferDocumentRow,
} from './offer-documents.store.ts'

export type KeepDependencies = {
  readonly db: Database
  readonly documents: ObjectStore
  readonly recordEvent: RecordEvent
  readonly clock: () => Date
}

export type NewDocument = {
  readonly kind: OfferDocumentRow['kind']
  readonly source: OfferDocumentRow['source']
  /** The insurer's own name for it; for a certificate, its holder's. */
  readonly carrierId?: string
  readonly holder?: CertificateHolder
  /** How the chain of events names who brought it. */
  readonly actor: string
}

/**
 * Stores a document of an offer: the file's bytes first, then its row with an event in the quote's chain and for
 * webhooks. The same file again, as after a lost reply, is stored once.
 * @param hold locks the offer; gives undefined when it is gone
 * @throws 422 when the offer has too many of that source
 */
export async function keepDocument(
  { db, documents, recordEvent, clock }: KeepDependencies,
  hold: (trx: Database) => Promise<HeldOffer | undefined>,
  { name: givenName, kind: format, bytes }: AcceptedFile,
  { kind, source, carrierId, actor, holder }: NewDocument,
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await storeFile({ db, documents }, bytes, {
    refer: async (trx, id) => {
      const heldOffer = await hold(trx)
      if (!heldOffer) return notStored(id)
      const { quote, offer } = heldOffer
      const existing = await listDocumentsOfOffer(trx, offer.uuid)
      const isKept = existing.some((each) =>
        carrierId === undefined ? each.kind === kind && each.sha256 === sha256 : each.carrier_id === carrierId,
      )
      if (isKept) return notStored(id)
      // So that what an insurer sends leaves room for what others add.
      if (existing.filter((each) => each.source === source).length >= mostOfOffer) throw tooMany()
      const now = clock()
      await insertOfferDocument(trx, {
        ...{ id, kind, source, format, sha256, size: bytes.length, refused: null, created_at: now },
        offer_uuid: offer.uuid,
        quote_id: quote.id,
        carrier_id: carrierId ?? null,
        name: documentName(givenName, format),
        holder: holder ? JSON.stringify(holder) : null,
      })
      // The holder goes when the application is erased; a hash of it stays in the chain.
      const details = { kind, source, sha256, ...(holder ? { holder: contentHash(holder) } : {}) }
      const quoteAfter = await changeQuote(
        trx,
        quote,
        {},
        {
          ...{ version: quote.version, kind: 'offer_document_added', at: now, actor },
          changes: [changeOf(`offers.${offer.uuid}.documents.${id}`, null, details)],
        },
      )
      await recordEvent(trx, {
        site: quoteAfter.site,
        type: 'document.available',
        data: {
          id,
          application: quoteAfter.uuid,
          version: quoteAfter.events,
          state: 'available',
          offer: offer.uuid,
          kind,
        },
      })
      await notifyPages(trx, quote)
      return { result: undefined, gone: [] }
    },
    isReferredTo: hasOfferDocument,
  })
}

const notStored = (id: string) => ({ result: undefined, gone: [id] })

const tooMany = (): AppError =>
  new AppError(422, 'document.too_many', `An offer can have ${mostOfOffer} documents.`, {
    errors: [{ field: 'file', message: `are more than the ${mostOfOffer} of an offer` }],
  })
