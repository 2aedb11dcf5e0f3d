import type { Bill } from '@coverwright/contract/binding/bills'
import { billState } from '@coverwright/core/lifecycle/bill'
import type { OfferRow } from '../submissions/submissions.store.ts'
import type { BillRow, PaymentRow } from './bills.store.ts'

/** A bill as replied; its state depends on its offer's. */
export function billReply(row: BillRow, { stage }: Pick<OfferRow, 'stage'>, payments: readonly PaymentRow[]): Bill {
  const { uuid, currency, amount, lines, created_at, paid_at } = row
  return {
    ...{ uuid, currency, amount },
    state: billState(row.state, stage),
    lines: [...lines],
    created_at: created_at.toISOString(),
    ...(paid_at ? { paid_at: paid_at.toISOString() } : {}),
    ...troubleOf(row, payments),
  }
}

type Money = Pick<PaymentRow, 'amount' | 'currency'>

export const isOfAmount = ({ amount, currency }: Money, bill: Money): boolean =>
  amount === bill.amount && currency === bill.currency

/** Money received, compared with the amount billed. */
function troubleOf(bill: BillRow, payments: readonly PaymentRow[]): Pick<Bill, 'trouble'> {
  const receipts = payments.filter(({ refunded_at }) => refunded_at === null)
  if (receipts.some((each) => !isOfAmount(each, bill))) return { trouble: 'other_amount' }
  return receipts.length > 1 ? { trouble: 'paid_twice' } : {}
}
