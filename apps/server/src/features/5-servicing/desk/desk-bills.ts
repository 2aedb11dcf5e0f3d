import type { DeskRecord } from '@coverwright/contract/desk/record'
import { billLifecycle } from '@coverwright/core/lifecycle/bill'
import { possibleEvents } from '@coverwright/core/lifecycle/lifecycle'
import type { Database } from '../../../platform/database/database.ts'
import { billReply } from '../../4-binding/bills/bill-reply.ts'
import { listBillsOf, listPayments } from '../../4-binding/bills/bills.store.ts'
import type { OfferRow } from '../../4-binding/submissions/submissions.store.ts'

/**
 * The agency's bills of an application, with what arrived and what the desk may write down.
 * @param offers of all its submissions
 */
export async function deskBills(
  db: Database,
  quote: string,
  offers: readonly OfferRow[],
): Promise<DeskRecord['bills']> {
  const bills: DeskRecord['bills'] = []
  for (const row of await listBillsOf(db, quote)) {
    const offer = offers.find(({ uuid }) => uuid === row.offer_uuid)
    if (!offer) continue
    const payments = await listPayments(db, row.uuid)
    const bill = billReply(row, offer, payments)
    bills.push({
      offer: offer.uuid,
      bill,
      actions: possibleEvents(billLifecycle, bill.state, 'desk').filter((event) => event !== 'end_offer'),
      payments: payments.map(({ reference, amount, currency, received_at, refunded_at }) => ({
        ...{ reference, amount, currency },
        at: received_at.toISOString(),
        refunded: refunded_at !== null,
      })),
    })
  }
  return bills
}
