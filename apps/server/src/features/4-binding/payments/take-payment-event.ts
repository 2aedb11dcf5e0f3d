import type { StripeEvent } from '@coverwright/contract/binding/bills'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { Log } from '../../../platform/log/log.ts'
import {
  type BillRow,
  endSession,
  findBill,
  findBillPaidBy,
  keepPaidPage,
  listPayments,
  takeEvent,
} from '../bills/bills.store.ts'
import { changeBill, mayHappen } from '../bills/change-bill.ts'
import { queueEndPage } from '../bills/end-page.ts'
import { recordPayment, recordRefund } from '../bills/record-payment.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import { lockOffer } from '../submissions/submissions.store.ts'

export type EventDependencies = { readonly db: Database; readonly log: Log; readonly clock: () => Date }

type EventObject = Readonly<Record<string, unknown>>

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Takes what the payment service tells, once for each event. One that comes before what it follows, such as a refund before
 * its payment, is refused, so that the service sends it again.
 * @throws 409 for an event before its time
 */
export async function takePaymentEvent({ db, log, clock }: EventDependencies, event: StripeEvent): Promise<void> {
  const { id, type, data } = event
  const subject: EventObject = data.object
  const take = takers[type]
  if (!take) return
  const at = clock()
  await db.transaction().execute(async (trx) => {
    const found = await billOf(trx, subject)
    const offer = found && (await lockOffer(trx, found.offer_uuid))
    // As it is now that nobody else changes it.
    const bill = found && (await findBill(trx, found.uuid))
    if (!offer || !bill) {
      if (type === 'charge.refunded') throw beforeItsTime()
      // Of another system with the same account, or of an application that was erased.
      log.info({ type }, 'an event of the payment service is about no bill here')
      return
    }
    if (await takeEvent(trx, id, type, at)) await take(trx, offer, bill, subject, at)
  })
}

async function billOf(trx: Database, told: EventObject): Promise<BillRow | undefined> {
  const metadata = told.metadata
  const named = typeof metadata === 'object' && metadata !== null && 'bill' in metadata ? metadata.bill : undefined
  if (typeof named === 'string' && uuidForm.test(named)) return await findBill(trx, named)
  const reference = textIn(told, 'payment_intent')
  return reference === undefined ? undefined : await findBillPaidBy(trx, reference)
}

type Take = (trx: Database, held: HeldOffer, bill: BillRow, told: EventObject, at: Date) => Promise<unknown>

const byService = (at: Date) => ({ by: 'payments', actor: 'payments:stripe', at }) as const

/** A card pays at once; another event reports days later whether a bank debit did. */
const onCheckoutCompleted: Take = async (trx, held, bill, told, at) =>
  await (told.payment_status === 'unpaid' ? onProcessing : onPaid)(trx, held, bill, told, at)

/** A debit of what is due: until it is decided nobody pays again. */
const onProcessing: Take = async (trx, held, bill, told, at) => {
  const page = textIn(told, 'id')
  if (page === undefined || told.amount_total !== bill.amount || !mayHappen(bill, held, 'process', 'payments')) return
  if (bill.session_id !== null && bill.session_id !== page) await queueEndPage(trx, bill.session_id)
  await keepPaidPage(trx, bill.uuid, page)
  await changeBill(trx, held, bill, 'process', byService(at))
}

const onPaid: Take = async (trx, held, bill, told, at) => {
  if (told.payment_status !== 'paid') return
  const amount = told.amount_total
  const reference = textIn(told, 'payment_intent')
  const currency = textIn(told, 'currency')?.toUpperCase()
  if (typeof amount !== 'number' || reference === undefined || currency === undefined) return
  await recordPayment(trx, held, bill, { reference, amount, currency }, byService(at))
}

const takers: Readonly<Record<string, Take | undefined>> = {
  'checkout.session.completed': onCheckoutCompleted,
  'checkout.session.async_payment_succeeded': onPaid,
  'checkout.session.async_payment_failed': async (trx, held, bill, told, at) => {
    // Told late, of a page before the one that is open: the next attempt is not this one.
    if (told.id !== bill.session_id) return
    await endSession(trx, bill.uuid, bill.attempt)
    if (mayHappen(bill, held, 'fail', 'payments')) await changeBill(trx, held, bill, 'fail', byService(at))
  },
  'checkout.session.expired': async (trx, _held, bill, told) => {
    if (told.id === bill.session_id) await endSession(trx, bill.uuid, bill.attempt)
  },
  'charge.refunded': async (trx, held, bill, told, at) => {
    // Part of it went back: the desk sees that at the payment service.
    if (told.refunded !== true) return
    const reference = textIn(told, 'payment_intent') ?? ''
    const isKnown = (await listPayments(trx, bill.uuid)).some((each) => each.reference === reference)
    if (!isKnown) throw beforeItsTime()
    await recordRefund(trx, held, bill, reference, byService(at))
  },
}

const textIn = (told: EventObject, name: string): string | undefined => {
  const value = told[name]
  return typeof value === 'string' ? value : undefined
}

const beforeItsTime = (): AppError =>
  new AppError(409, 'event.early', 'What this follows has not been told yet: send it again.')
