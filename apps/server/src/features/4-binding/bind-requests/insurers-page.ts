import { billingOf, ownPayUrl } from '@coverwright/catalogue/carriers/billing'
import { allCarriers } from '@coverwright/catalogue/countries/countries'
import type { BillingReply } from '@coverwright/contract/binding/bills'
import type { Database } from '../../../platform/database/database.ts'
import type { OfferRow } from '../submissions/submissions.store.ts'
import { listRequests } from './bind-requests.store.ts'

const billingFor = ({ carrier, line }: Pick<OfferRow, 'carrier' | 'line'>) =>
  billingOf(
    allCarriers.find(({ id }) => id === carrier),
    line,
  )

/** Who bills an offer: the insurer, or the agency. */
export const billedBy = (offer: Pick<OfferRow, 'carrier' | 'line'>): BillingReply['by'] => billingFor(offer).by

/** Where an insurer that bills itself and has confirmed takes payments. */
export async function insurersPage(
  db: Database,
  offer: Pick<OfferRow, 'uuid' | 'carrier' | 'line'>,
): Promise<Pick<BillingReply, 'pay_url'>> {
  const billing = billingFor(offer)
  const reply = billing.by === 'insurer' ? (await listRequests(db, offer.uuid)).at(-1)?.reply : undefined
  const url = ownPayUrl(billing, reply?.status === 'bound' ? reply.pay_url : undefined)
  return url === undefined ? {} : { pay_url: url }
}
