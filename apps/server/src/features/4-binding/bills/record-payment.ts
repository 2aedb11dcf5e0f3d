import type { Database } from '../../../platform/database/database.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import { type BillRow, finishInvoiceTask, insertPayment, markRefunded } from './bills.store.ts'
import { changeBill, type Happening, mayHappen, tellChain } from './change-bill.ts'

export type Payment = {
  readonly reference: string
  /** In minor units. */
  readonly amount: number
  readonly currency: string
}

/**
 * Counts a payment, once however often it is told. One of another amount or currency than was billed, and one for a bill
 * that is paid, do not change the bill: they stand beside it for the desk. The caller holds the quote's lock.
 */
export async function recordPayment(
  trx: Database,
  held: HeldOffer,
  bill: BillRow,
  { reference, amount, currency }: Payment,
  happening: Happening,
): Promise<HeldOffer> {
  const { at, by } = happening
  const payment = { reference, bill_uuid: bill.uuid, amount, currency, received_at: at }
  if (!(await insertPayment(trx, payment))) return held
  const payload = { reference, amount, currency }
  if (amount === bill.amount && currency === bill.currency && mayHappen(bill, held, 'pay', by)) {
    await finishInvoiceTask(trx, bill.uuid, happening.actor, at)
    return await changeBill(trx, held, bill, 'pay', { ...happening, about: { payment: payload } })
  }
  const changes = [{ path: `bills.${bill.uuid}.unmatched_payment`, after: payload }]
  return { ...held, quote: await tellChain(trx, held, changes, happening) }
}

/** Counts that money went back. @throws 409 for a bill that is not paid */
export async function recordRefund(
  trx: Database,
  held: HeldOffer,
  bill: BillRow,
  reference: string,
  happening: Happening,
): Promise<HeldOffer> {
  await markRefunded(trx, bill.uuid, reference, happening.at)
  if (bill.state === 'refunded') return held
  return await changeBill(trx, held, bill, 'refund', { ...happening, about: { refund: { reference } } })
}
