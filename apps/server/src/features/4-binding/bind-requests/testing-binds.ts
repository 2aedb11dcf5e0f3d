import type { BindDocument, BindReply } from '@coverwright/contract/binding/binds'
import type { OfferReply } from '@coverwright/contract/offers'

/** Another offer with a price. */
export function anotherOf(offers: readonly OfferReply[], uuid: string): OfferReply {
  const other = offers.find((each) => each.state === 'quoted' && each.uuid !== uuid)
  if (!other) throw new Error('There is one offer only')
  return other
}

/** A request to bind, signed under the words that the page shows. */
export const signed = (page: BindReply) => ({
  offer_version: page.offer.version,
  offer_hash: page.offer_hash,
  signature: {
    name: 'Rosa Lee',
    capacity: 'owner',
    consent: true,
    documents: page.documents.map(({ key, sha256 }: BindDocument) => ({ key, sha256 })),
  },
})
