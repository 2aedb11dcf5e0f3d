import type { DeskBill } from '@coverwright/contract/binding/bills'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import { findBill, listPayments } from '../../4-binding/bills/bills.store.ts'
import { changeBill, mayHappen } from '../../4-binding/bills/change-bill.ts'
import { recordPayment, recordRefund } from '../../4-binding/bills/record-payment.ts'
import { listOffers } from '../../4-binding/submissions/submissions.store.ts'
import type { LockedApplication } from './change-application.ts'

/**
 * What the desk writes down about a bill: an invoice that went out, a payment that arrived, money that went back.
 * @throws 422 for a bill of another application; 409 when it cannot be
 */
export async function changeBillAtDesk(
  application: LockedApplication,
  uuid: string,
  { event, reference }: DeskBill,
): Promise<void> {
  const { trx, row, by, at } = application
  const bill = await findBill(trx, uuid)
  // Of any submission: money is settled whatever was submitted after it.
  const offer = bill && (await listOffers(trx, [row.id])).find((each) => each.uuid === bill.offer_uuid)
  if (!bill || !offer) throw refusedFields([{ field: 'bill', message: 'does not belong to this application' }])
  const happening = { by: 'desk', actor: by, at } as const
  const of = { quote: row, offer }
  if (event === 'pay' && mayHappen(bill, of, 'pay', 'desk')) {
    const payment = { reference: reference ?? `desk ${at.toISOString()}`, amount: bill.amount, currency: bill.currency }
    await recordPayment(trx, of, bill, payment, happening)
    return
  }
  if (event === 'refund') {
    const payment = (await listPayments(trx, uuid)).find(({ refunded_at }) => refunded_at === null)
    await recordRefund(trx, of, bill, payment?.reference ?? '', happening)
    return
  }
  await changeBill(trx, of, bill, event, { ...happening, ...(reference ? { about: { reference } } : {}) })
}
