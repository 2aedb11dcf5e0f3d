import { randomUUID } from 'node:crypto'
import { billingOf } from '@coverwright/catalogue/carriers/billing'
import { allCarriers } from '@coverwright/catalogue/countries/countries'
import { daysAfter } from '@coverwright/core/rules/calendar'
import type { Database } from '../../../platform/database/database.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import type { OfferRow } from '../submissions/submissions.store.ts'
import { amountText } from './amount-text.ts'
import { type BilledAnswers, type BilledTerms, billLines, sumOf } from './bill-lines.ts'
import { findBillOf, insertBill, insertInvoiceTask, replaceAmount } from './bills.store.ts'
import { tellChain } from './change-bill.ts'

type Opening = {
  readonly served: Pick<ServedSite, 'translate' | 'today' | 'site'>
  readonly terms: BilledTerms | undefined
  readonly answers: BilledAnswers
  /** Payments can be made online; otherwise an invoice is a task of the desk. */
  readonly online: boolean
  readonly at: Date
}

/** Days within which the desk sends an invoice. */
const invoiceDays = 1

/**
 * Bills an offer that its insurer is asked to bind, where the agency bills for that insurer; once, however often it is asked.
 * The caller holds the quote's lock.
 */
export async function openBill(trx: Database, held: HeldOffer, opening: Opening): Promise<HeldOffer> {
  const { quote, offer } = held
  const { online, at } = opening
  const due = dueFor(offer, opening)
  if (!due) return held
  const { currency, amount, lines } = due
  const uuid = randomUUID()
  const row = { uuid, offer_uuid: offer.uuid, quote_id: quote.id, currency, amount, lines, created_at: at }
  if (amount === 0 || !(await insertBill(trx, row))) return held
  const changes = [{ path: `bills.${uuid}`, after: { state: 'due', currency, amount, lines } }]
  const changed = { ...held, quote: await tellChain(trx, held, changes, { actor: 'server', at }) }
  if (!online) await insertInvoiceTask(trx, taskOf(held, opening, uuid, 'desk.task.invoice'), at)
  return changed
}

/**
 * Bills what was agreed to anew. An unpaid bill gets the new amount and another page of the payment service, so that money
 * from the page before is of another amount; one that is paid stays, and the desk settles the difference. The caller holds
 * the quote's lock.
 */
export async function reviseBill(trx: Database, held: HeldOffer, opening: Opening): Promise<HeldOffer> {
  const { offer } = held
  const { served, online, at } = opening
  const bill = await findBillOf(trx, offer.uuid)
  if (!bill) return await openBill(trx, held, opening)
  const due = dueFor(offer, opening)
  if (!due || (due.amount === bill.amount && due.currency === bill.currency)) return held
  const { currency, amount, lines } = due
  if (bill.state === 'paid' || bill.state === 'refunded' || amount === 0) {
    const before = amountText(bill.amount, bill.currency, served.site.locale)
    const after = amountText(amount, currency, served.site.locale)
    const difference = amountText(amount - bill.amount, currency, served.site.locale)
    const task = taskOf(held, opening, randomUUID(), 'desk.task.settle', { before, after, difference })
    await insertInvoiceTask(trx, task, at)
    return held
  }
  await replaceAmount(trx, bill, due)
  const { state } = bill
  const change = changeOf(
    `bills.${bill.uuid}`,
    { state, currency: bill.currency, amount: bill.amount, lines: bill.lines },
    { state: 'due', currency, amount, lines },
  )
  // An invoice that went out names the amount before.
  if (!online || state === 'sent')
    await insertInvoiceTask(trx, taskOf(held, opening, bill.uuid, 'desk.task.invoice'), at)
  return { ...held, quote: await tellChain(trx, held, [change], { actor: 'server', at }) }
}

/** What the agency bills of an offer; undefined where its insurer bills itself. */
function dueFor(offer: OfferRow, { terms, answers }: Opening) {
  const { premium } = offer.reply
  const carrier = allCarriers.find(({ id }) => id === offer.carrier)
  if (!premium || billingOf(carrier, offer.line).by !== 'agency') return undefined
  const lines = billLines(premium, terms, answers)
  return { currency: premium.currency, amount: sumOf(lines), lines }
}

function taskOf(
  { quote, offer }: HeldOffer,
  { served, at }: Opening,
  id: string,
  key: string,
  words: Readonly<Record<string, string>> = {},
) {
  const what = served.translate(key, { insurer: insurerName(offer.carrier), ...words })
  const due = daysAfter(served.today(at), invoiceDays) ?? served.today(at)
  return { id, quote_id: quote.id, what, due }
}
