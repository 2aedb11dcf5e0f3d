import { randomUUID } from 'node:crypto'
import { billingOf } from '@coverwright/catalogue/carriers/billing'
import { allCarriers } from '@coverwright/catalogue/countries/countries'
import { daysAfter } from '@coverwright/core/rules/calendar'
import type { Database } from '../../../platform/database/database.ts'
import { insurerName } from '../../1-foundation/carriers/insurer-name.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import { type BilledAnswers, type BilledTerms, billLines, sumOf } from './bill-lines.ts'
import { insertBill, insertInvoiceTask } from './bills.store.ts'
import { tellChain } from './change-bill.ts'

type Opening = {
  readonly served: Pick<ServedSite, 'translate' | 'today'>
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
  const { served, terms, answers, online, at } = opening
  const { premium } = offer.reply
  const carrier = allCarriers.find(({ id }) => id === offer.carrier)
  if (!premium || billingOf(carrier, offer.line).by !== 'agency') return held
  const lines = billLines(premium, terms, answers)
  const uuid = randomUUID()
  const { currency } = premium
  const amount = sumOf(lines)
  const row = { uuid, offer_uuid: offer.uuid, quote_id: quote.id, currency, amount, lines, created_at: at }
  if (amount === 0 || !(await insertBill(trx, row))) return held
  const changes = [{ path: `bills.${uuid}`, after: { state: 'due', currency, amount, lines } }]
  const changed = { ...held, quote: await tellChain(trx, held, changes, { actor: 'server', at }) }
  if (!online) {
    const what = served.translate('desk.task.invoice', { insurer: insurerName(offer.carrier) })
    const due = daysAfter(served.today(at), invoiceDays) ?? served.today(at)
    await insertInvoiceTask(trx, { id: uuid, quote_id: quote.id, what, due }, at)
  }
  return changed
}
