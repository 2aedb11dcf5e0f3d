import type { InsurerDocumentKind } from '@coverwright/contract/values'
import { notFound, refusedFields } from '../../../../platform/errors/app-error.ts'
import { actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { changeOf } from '../../../3-quoting/quotes/events/changes.ts'
import { changeQuote, type QuoteAccess } from '../../../3-quoting/quotes/quotes.store.ts'
import { requireLockedQuote } from '../../../3-quoting/quotes/require-quote.ts'
import type { AcceptedFile } from '../../../3-quoting/uploads/accepted-file.ts'
import { type KeepDependencies, keepDocument } from '../../../4-binding/offer-documents/keep-document.ts'
import { deleteOfferDocument, findOfferDocument } from '../../../4-binding/offer-documents/offer-documents.store.ts'
import { offersOf } from '../change-application.ts'

/** Adds what an insurer without an interface gave the desk. @throws 404; 422 for an offer of another application */
export const addDeskDocument = (
  dependencies: KeepDependencies,
  access: QuoteAccess,
  file: AcceptedFile,
  { offer: uuid, kind }: { readonly offer: string; readonly kind: InsurerDocumentKind },
): Promise<void> =>
  keepDocument(
    dependencies,
    async (trx) => {
      const quote = await requireLockedQuote(trx, access)
      const offer = (await offersOf(trx, quote)).find((each) => each.uuid === uuid)
      if (!offer) throw refusedFields([{ field: 'offer', message: 'does not belong to this application' }])
      return { quote, offer }
    },
    file,
    { kind, source: 'desk', actor: actorPseudonym(access) },
  )

/** Takes out a document that the desk had added, as one of another customer. @throws 404, also for those of insurers */
export async function removeDeskDocument(
  { db, documents, clock }: Pick<KeepDependencies, 'db' | 'documents' | 'clock'>,
  access: QuoteAccess,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const quote = await requireLockedQuote(trx, access)
    const document = await findOfferDocument(trx, quote.id, id)
    if (document?.source !== 'desk') throw notFound('document')
    await deleteOfferDocument(trx, id)
    const { kind, sha256, offer_uuid } = document
    const event = { version: quote.version, kind: 'offer_document_removed', at: clock() } as const
    const changes = [changeOf(`offers.${offer_uuid}.documents.${id}`, { kind, sha256 }, null)]
    await changeQuote(trx, quote, {}, { ...event, actor: actorPseudonym(access), changes })
  })
  await documents.remove(id)
}
