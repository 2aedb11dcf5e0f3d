import type { Lifecycle } from './lifecycle.ts'
import type { OfferStage } from './offer.ts'

/**
 * What became of a bill of the agency. It says nothing about insurance: only the insurer’s confirmation does. `sent` is an
 * invoice on its way; `to_refund` was paid for insurance that its insurer then refused or withdrew.
 */
export const billStates = ['due', 'sent', 'failed', 'paid', 'to_refund', 'refunded', 'cancelled'] as const
export type BillState = (typeof billStates)[number]

export type BillEvent = 'send' | 'pay' | 'fail' | 'end_offer' | 'refund'

export const billLifecycle: Lifecycle<BillState, BillEvent> = {
  states: billStates,
  initial: 'due',
  transitions: [
    { event: 'send', from: ['due', 'failed'], to: 'sent', by: ['desk'], tells: ['applicant'] },
    { event: 'pay', from: ['due', 'sent', 'failed'], to: 'paid', by: ['payments', 'desk'], tells: ['desk'] },
    // Money that arrives after the end of the offer goes back.
    { event: 'pay', from: ['cancelled'], to: 'to_refund', by: ['payments', 'desk'], tells: ['desk'] },
    { event: 'fail', from: ['due', 'sent', 'failed'], to: 'failed', by: ['payments'], tells: ['desk'] },
    { event: 'end_offer', from: ['due', 'sent', 'failed'], to: 'cancelled', by: ['insurer', 'desk'], tells: ['desk'] },
    { event: 'end_offer', from: ['paid'], to: 'to_refund', by: ['insurer', 'desk'], tells: ['desk'] },
    { event: 'refund', from: ['paid', 'to_refund'], to: 'refunded', by: ['payments', 'desk'], tells: ['desk'] },
  ],
}

/** The states that are stored: what the end of an offer does is derived. */
export type StoredBillState = Exclude<BillState, 'to_refund' | 'cancelled'>

/** The state of a bill, whose offer may have ended since. The end is derived, so that no way to it forgets the bill. */
export function billState(stored: StoredBillState, stage: OfferStage): BillState {
  if (stage !== 'refused' && stage !== 'withdrawn') return stored
  const ended = billLifecycle.transitions.find(({ event, from }) => event === 'end_offer' && from.includes(stored))
  return ended?.to ?? stored
}
