import type { Bill } from '@coverwright/contract/binding/bills'
import { isPayable } from '@coverwright/core/lifecycle/bill'
import { daysAfter } from '@coverwright/core/rules/calendar'
import type { Database } from '../../../platform/database/database.ts'
import { stableUuid } from '../../../platform/stable-uuid.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import { amountText } from './amount-text.ts'
import { billReply } from './bill-reply.ts'
import {
  type BillRow,
  finishBillTasks,
  insertBillTask,
  listPayments,
  type PaymentRow,
  renewBillTask,
} from './bills.store.ts'

/** What the desk has to do about a bill. */
const matters = ['invoice', 'failed', 'to_refund', 'other_amount', 'paid_twice'] as const
type Matter = (typeof matters)[number]

/** A day is enough for money matters. */
const daysForTasks = 1

const holds: Readonly<Record<Matter, (bill: Bill) => boolean>> = {
  invoice: ({ state }) => isPayable(state),
  failed: ({ state }) => state === 'failed',
  to_refund: ({ state }) => state === 'to_refund',
  other_amount: ({ trouble }) => trouble === 'other_amount',
  paid_twice: ({ trouble }) => trouble === 'paid_twice',
}

type BillState = { readonly bill: BillRow; readonly reply: Bill; readonly payments: readonly PaymentRow[] }

const stateOf = async (trx: Database, { offer }: HeldOffer, bill: BillRow): Promise<BillState> => {
  const payments = await listPayments(trx, bill.uuid)
  return { bill, payments, reply: billReply(bill, offer, payments) }
}

/** The same matter is the same task: for an invoice while its amount is the same, for money while the payments are. */
function taskId({ bill, payments }: Pick<BillState, 'bill' | 'payments'>, matter: Matter): string {
  const references = payments.filter(({ refunded_at }) => refunded_at === null).map(({ reference }) => reference)
  const about = matter === 'invoice' || matter === 'failed' ? [bill.amount, bill.currency] : references
  return stableUuid(JSON.stringify(['bill', bill.uuid, matter, ...about]))
}

/** A payment failed again: its task is reopened, even if it was done before. */
export const renewFailedTask = (trx: Database, bill: BillRow): Promise<void> =>
  renewBillTask(trx, taskId({ bill, payments: [] }, 'failed'))

type Opening = { readonly served: Pick<ServedSite, 'translate' | 'today' | 'site'>; readonly at: Date }

/** A task of the desk about money. @param words what its text names beside the insurer and what is due */
export function billTask(
  { quote, offer }: HeldOffer,
  bill: Pick<BillRow, 'uuid' | 'amount' | 'currency'>,
  { served, at }: Opening,
  { id, key, words = {} }: { readonly id: string; readonly key: string; readonly words?: Record<string, string> },
) {
  const today = served.today(at)
  const amount = amountText(bill.amount, bill.currency, served.site.locale)
  const text = served.translate(`desk.task.${key}`, { insurer: insurerName(offer.carrier), amount, ...words })
  return { id, quote_id: quote.id, bill_uuid: bill.uuid, what: text, due: daysAfter(today, daysForTasks) ?? today }
}

/** The invoice that was sent has another amount than is due now. */
export async function openInvoiceTask(
  trx: Database,
  offerCase: HeldOffer,
  bill: BillRow,
  opening: Opening,
): Promise<void> {
  const id = taskId({ bill, payments: [] }, 'invoice')
  await insertBillTask(trx, billTask(offerCase, bill, opening, { id, key: 'invoice' }), opening.at)
}

/**
 * Opens the tasks that a bill needs. One that somebody has done stays done.
 * @param online it can be paid online
 */
export async function openBillTasks(
  trx: Database,
  offerCase: HeldOffer,
  bill: BillRow,
  { online, ...opening }: Opening & { readonly online: boolean },
): Promise<void> {
  const context = await stateOf(trx, offerCase, bill)
  const due = matters.filter((matter) => holds[matter](context.reply) && !(matter === 'invoice' && online))
  for (const matter of due) {
    const task = billTask(offerCase, bill, opening, { id: taskId(context, matter), key: matter })
    await insertBillTask(trx, task, opening.at)
  }
}

/** Ends the tasks about a bill whose matter is settled. */
export async function endSettledTasks(trx: Database, offerCase: HeldOffer, bill: BillRow, at: Date): Promise<void> {
  const context = await stateOf(trx, offerCase, bill)
  const open = matters.filter((matter) => holds[matter](context.reply)).map((matter) => taskId(context, matter))
  await finishBillTasks(trx, bill.uuid, open, at)
}
