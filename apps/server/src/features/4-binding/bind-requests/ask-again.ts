import type { Database } from '../../../platform/database/database.ts'
import type { RecordEvent } from '../../1-foundation/webhooks/record-event.ts'
import { advanceOffers } from '../submissions/offers/advance-offers.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import { queueBinding } from './ask-to-bind.job.ts'
import { askAnew, findLastRequest } from './bind-requests.store.ts'

type Asking = { readonly actor: string; readonly at: Date; readonly recordEvent: RecordEvent }

/**
 * Has an insurer that did not answer asked again under the same key, so that it never binds twice. The caller holds the
 * quote's lock.
 * @throws 409 when it does not wait for that
 */
export async function askInsurerAgain(trx: Database, { quote, offer }: HeldOffer, happening: Asking): Promise<void> {
  const { at, ...rest } = happening
  await advanceOffers(trx, quote, [{ offer, event: 'ask_again' }], { ...rest, by: 'desk', at })
  const request = await findLastRequest(trx, offer.uuid)
  if (!request) return
  await askAnew(trx, request.uuid)
  await queueBinding(trx, request.uuid)
}
