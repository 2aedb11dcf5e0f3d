import type { Lifecycle } from './lifecycle.ts'
import type { OfferStage } from './offer.ts'

/**
 * The state of a bill of the agency. It says nothing about insurance: only the insurer’s confirmation does. `sent` is
 * an invoice on its way; `processing` a bank debit, which takes days; `to_refund` was paid for insurance that its
 * insurer then refused or withdrew.
 */
export const billStates = ['due', 'sent', 'processing', 'failed', 'paid', 'to_refund', 'refunded', 'cancelled'] as const
export type BillState = (typeof billStates)[number]

export type BillEvent = 'send' | 'replace' | 'process' | 'pay' | 'fail' | 'end_offer' | 'refund'

const unpaid = ['due', 'sent', 'failed'] as const

export const billLifecycle: Lifecycle<BillState, BillEvent> = {
  states: billStates,
  initial: 'due',
  transitions: [
    { event: 'send', from: ['due', 'failed'], to: 'sent', by: ['desk'], notifies: 'bill_invoiced' },
    // Another price was agreed on.
    { event: 'replace', from: unpaid, to: 'due', by: ['applicant'] },
    { event: 'process', from: unpaid, to: 'processing', by: ['payments'] },
    { event: 'pay', from: unpaid, to: 'paid', by: ['payments', 'desk'], notifies: 'bill_paid' },
    // Nobody here can reverse a debit in progress, so its money is expected even after the offer has ended.
    { event: 'pay', from: ['processing'], to: 'paid', by: ['payments'], notifies: 'bill_paid' },
    // Money that arrives after the offer has ended is returned.
    { event: 'pay', from: ['cancelled'], to: 'to_refund', by: ['payments', 'desk'], notifies: 'bill_to_refund' },
    { event: 'fail', from: [...unpaid, 'processing'], to: 'failed', by: ['payments'], notifies: 'bill_failed' },
    { event: 'end_offer', from: unpaid, to: 'cancelled', by: ['insurer', 'desk'] },
    { event: 'end_offer', from: ['paid'], to: 'to_refund', by: ['insurer', 'desk'], notifies: 'bill_to_refund' },
    {
      event: 'refund',
      from: ['paid', 'to_refund'],
      to: 'refunded',
      by: ['payments', 'desk'],
      notifies: 'bill_refunded',
    },
  ],
}

/** The states that are stored; the effect of the offer's end is derived. */
export type StoredBillState = Exclude<BillState, 'to_refund' | 'cancelled'>

/** Stages in which the offer has nothing to pay any longer. */
export const endsBill = (stage: OfferStage): boolean => stage === 'refused' || stage === 'withdrawn'

/** Whether a bill in this state is paid on the page of the payment service. */
export const isPayable = (state: BillState): boolean => state === 'due' || state === 'failed'

/**
 * The state of a bill, whose offer may have ended since. The end is derived, so that no way of ending an offer can
 * forget the bill.
 */
export function billState(storedState: StoredBillState, stage: OfferStage): BillState {
  if (!endsBill(stage)) return storedState
  const ending = billLifecycle.transitions.find(
    ({ event, from }) => event === 'end_offer' && from.includes(storedState),
  )
  return ending?.to ?? storedState
}
