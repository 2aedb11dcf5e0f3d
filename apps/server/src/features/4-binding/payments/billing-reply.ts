import type { BillingReply } from '@coverwright/contract/binding/bills'
import { isPayable } from '@coverwright/core/lifecycle/bill'
import type { Database } from '../../../platform/database/database.ts'
import { billReply } from '../bills/bill-reply.ts'
import { findBillOf, listPayments } from '../bills/bills.store.ts'
import type { Payments } from '../bills/payments.ts'
import { billedBy, insurersPage } from '../bind-requests/insurers-page.ts'
import type { OfferRow } from '../submissions/submissions.store.ts'

/** Who bills an offer, and what became of it. */
export async function billingReply(
  db: Database,
  offer: Pick<OfferRow, 'uuid' | 'carrier' | 'line' | 'stage'>,
  payments: Payments | undefined,
): Promise<BillingReply> {
  const row = await findBillOf(db, offer.uuid)
  if (!row) {
    return { by: billedBy(offer), online: false, ...(await insurersPage(db, offer)) }
  }
  const bill = billReply(row, offer, await listPayments(db, row.uuid))
  return {
    by: 'agency',
    online: payments !== undefined && isPayable(bill.state),
    ...(payments?.isTest ? { test: true } : {}),
    bill,
  }
}
