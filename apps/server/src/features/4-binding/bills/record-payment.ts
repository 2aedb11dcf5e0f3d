import type { Database } from '../../../platform/database/database.ts'
import { queueNotice } from '../../1-foundation/mails/queue-notice.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import { isOfAmount } from './bill-reply.ts'
import { type BillRow, insertPayment, listPayments, markRefunded } from './bills.store.ts'
import { changeBill, type Happening, mayHappen, recordBillEvent } from './change-bill.ts'

export type Payment = {
  readonly reference: string
  /** In minor units. */
  readonly amount: number
  readonly currency: string
}

/**
 * Counts a payment once, however often it is reported. One of another amount or currency than was billed, and one for a bill
 * that is paid, do not change the bill: they are recorded beside it for the desk. The caller holds the quote's lock.
 */
export async function recordPayment(
  trx: Database,
  offerCase: HeldOffer,
  bill: BillRow,
  { reference, amount, currency }: Payment,
  happening: Happening,
): Promise<HeldOffer> {
  const { at, by } = happening
  const payment = { reference, bill_uuid: bill.uuid, amount, currency, received_at: at }
  if (!(await insertPayment(trx, payment))) return offerCase
  const payload = { reference, amount, currency }
  if (isOfAmount(payment, bill) && mayHappen(bill, offerCase, 'pay', by)) {
    return await changeBill(trx, offerCase, bill, 'pay', { ...happening, about: { payment: payload } })
  }
  const kind = isOfAmount(payment, bill) ? 'bill_paid_twice' : 'bill_other_amount'
  await queueNotice(trx, { quote: offerCase.quote.id, offer: offerCase.offer.uuid, kind })
  const changes = [{ path: `bills.${bill.uuid}.unmatched_payment`, after: payload }]
  return { ...offerCase, quote: await recordBillEvent(trx, offerCase, changes, happening) }
}

/**
 * Records that money was returned. The bill stays paid while another payment of its amount remains.
 * @throws 409 for a bill that is not paid
 */
export async function recordRefund(
  trx: Database,
  offerCase: HeldOffer,
  bill: BillRow,
  reference: string,
  happening: Happening,
): Promise<HeldOffer> {
  const isMarked = await markRefunded(trx, bill.uuid, reference, happening.at)
  if (bill.state === 'refunded') return offerCase
  const unrefundedPayments = (await listPayments(trx, bill.uuid)).filter(({ refunded_at }) => refunded_at === null)
  const isPaid = unrefundedPayments.some((each) => isOfAmount(each, bill))
  if (isPaid && !isMarked) return offerCase
  // One beside a bill that is still due leaves it due.
  const isBeside = isMarked && !mayHappen(bill, offerCase, 'refund', happening.by)
  if (!isPaid && !isBeside) {
    return await changeBill(trx, offerCase, bill, 'refund', { ...happening, about: { refund: { reference } } })
  }
  const changes = [{ path: `bills.${bill.uuid}.refund`, after: { reference } }]
  return { ...offerCase, quote: await recordBillEvent(trx, offerCase, changes, happening) }
}
