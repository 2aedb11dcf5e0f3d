import type { OfferDocument } from '@coverwright/contract/binding/offer-documents'
import type { OfferDocumentRow } from './offer-documents.store.ts'

export const documentReply = (row: OfferDocumentRow): OfferDocument => {
  const { id, offer_uuid, kind, source, name, format, size, created_at, holder, outdated } = row
  return {
    id,
    offer: offer_uuid,
    kind,
    source,
    name,
    format,
    size,
    at: created_at.toISOString(),
    ...(holder ? { holder } : {}),
    ...(outdated ? { outdated: true } : {}),
  }
}
