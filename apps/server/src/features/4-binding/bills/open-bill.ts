import { randomUUID } from 'node:crypto'
import { billingOf } from '@coverwright/catalogue/carriers/billing'
import { allCarriers } from '@coverwright/catalogue/countries/countries'
import type { Cause } from '@coverwright/core/lifecycle/lifecycle'
import type { Database } from '../../../platform/database/database.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import type { OfferRow } from '../submissions/submissions.store.ts'
import { amountText } from './amount-text.ts'
import { type BilledAnswers, type BilledTerms, billLines, sumOf } from './bill-lines.ts'
import { billTask, openInvoiceTask } from './bill-tasks.ts'
import { endSession, findBillOf, insertBill, insertBillTask, replaceAmount } from './bills.store.ts'
import { changeBill, mayHappen, recordBillEvent } from './change-bill.ts'
import { queueEndPage } from './end-page.ts'

type Opening = {
  readonly served: Pick<ServedSite, 'translate' | 'today' | 'site'>
  readonly terms: BilledTerms | undefined
  readonly answers: BilledAnswers
  /** Who agreed to the bill. */
  readonly by: Extract<Cause, 'applicant' | 'agent' | 'desk'>
  readonly actor: string
  readonly at: Date
}

/**
 * Bills an offer that its insurer is asked to bind, if the agency bills for that insurer; once, however often it is
 * called. The caller holds the quote's lock.
 */
export async function openBill(trx: Database, offerCase: HeldOffer, opening: Opening): Promise<HeldOffer> {
  const { quote, offer } = offerCase
  const { at } = opening
  const due = dueFor(offer, opening)
  if (!due) return offerCase
  const { currency, amount, lines } = due
  const uuid = randomUUID()
  const row = { uuid, offer_uuid: offer.uuid, quote_id: quote.id, currency, amount, lines, created_at: at }
  if (amount === 0 || !(await insertBill(trx, row))) return offerCase
  const changes = [{ path: `bills.${uuid}`, after: { state: 'due', currency, amount, lines } }]
  return { ...offerCase, quote: await recordBillEvent(trx, offerCase, changes, { actor: 'server', at }) }
}

/**
 * Bills a new agreement. An unpaid bill gets the new amount and another page of the payment service, and the earlier
 * page is closed; one that is paid, or is being paid, stays, and the desk settles the difference. The caller holds the
 * quote's lock.
 */
export async function reviseBill(trx: Database, offerCase: HeldOffer, opening: Opening): Promise<HeldOffer> {
  const { offer } = offerCase
  const { served, by, actor, at } = opening
  const bill = await findBillOf(trx, offer.uuid)
  if (!bill) return await openBill(trx, offerCase, opening)
  const due = dueFor(offer, opening)
  if (!due || (due.amount === bill.amount && due.currency === bill.currency)) return offerCase
  const { currency, amount, lines } = due
  if (amount === 0 || !mayHappen(bill, offerCase, 'replace', by)) {
    const before = amountText(bill.amount, bill.currency, served.site.locale)
    const after = amountText(amount, currency, served.site.locale)
    const difference = amountText(amount - bill.amount, currency, served.site.locale)
    const words = { before, after, difference }
    const { bill_uuid: _itself, ...task } = billTask(offerCase, bill, opening, {
      id: randomUUID(),
      key: 'settle',
      words,
    })
    await insertBillTask(trx, task, at)
    return offerCase
  }
  await replaceAmount(trx, bill.uuid, due)
  await endSession(trx, bill.uuid, bill.attempt)
  if (bill.session_id !== null) await queueEndPage(trx, bill.session_id)
  // The invoice that was sent has the earlier amount.
  if (bill.state === 'sent') await openInvoiceTask(trx, offerCase, { ...bill, ...due }, opening)
  const terms = changeOf(
    `bills.${bill.uuid}.terms`,
    { currency: bill.currency, amount: bill.amount, lines: bill.lines },
    { currency, amount, lines },
  )
  return await changeBill(trx, offerCase, { ...bill, ...due }, 'replace', { by, actor, at, changes: [terms] })
}

/** The agency's bill for an offer; undefined if its insurer bills itself. */
function dueFor(offer: OfferRow, { terms, answers }: Opening) {
  const { premium } = offer.reply
  const carrier = allCarriers.find(({ id }) => id === offer.carrier)
  if (!premium || billingOf(carrier, offer.line).by !== 'agency') return undefined
  const lines = billLines(premium, terms, answers)
  return { currency: premium.currency, amount: sumOf(lines), lines }
}
