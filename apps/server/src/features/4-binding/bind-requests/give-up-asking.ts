import type { Database } from '../../../platform/database/database.ts'
import { advanceOffers } from '../submissions/offers/advance-offers.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import { keepTrouble, type RequestRow } from './bind-requests.store.ts'
import type { BindTrouble } from './bind-requests.tables.ts'
import { type BindingNoticeDependencies, notifyOfBinding } from './notify-of-binding.ts'

/**
 * Records that an insurer did not answer a request to bind, or did not accept it, and notifies everybody who waits for
 * it. The caller holds the quote's lock (`lockOffer`).
 */
export async function giveUpAsking(
  trx: Database,
  dependencies: BindingNoticeDependencies,
  { offer, quote }: HeldOffer,
  request: RequestRow,
  trouble: BindTrouble,
): Promise<void> {
  const at = dependencies.clock()
  await keepTrouble(trx, request.uuid, trouble)
  const { quote: quoteAfter } = await advanceOffers(trx, quote, [{ offer, event: 'give_up' }], {
    ...{ by: 'clock', actor: 'server', at, recordEvent: dependencies.recordEvent },
    changes: [{ path: `offers.${offer.uuid}.bind_trouble`, after: trouble }],
  })
  const notice = { kind: 'bind_no_reply', trouble: trouble.kind } as const
  await notifyOfBinding(trx, dependencies, { quote: dependencies.reader.open(quoteAfter, at), offer }, notice)
}
