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
 * Processes an event of the payment service, once each. One that comes before what it follows, such as a refund before
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
    const foundBill = await billOf(trx, subject)
    const offer = foundBill && (await lockOffer(trx, foundBill.offer_uuid))
    // As it is now that nobody else changes it.
    const bill = foundBill && (await findBill(trx, foundBill.uuid))
    if (!offer || !bill) {
      if (type === 'charge.refunded') throw beforeItsTime()
      // Of another system with the same account, or of an application that was erased.
      log.info({ type }, 'an event of the payment service is about no bill here')
      return
    }
    if (await takeEvent(trx, id, type, at)) await take(trx, offer, bill, subject, at)
  })
}

async function billOf(trx: Database, paymentObject: EventObject): Promise<BillRow | undefined> {
  const metadata = paymentObject.metadata
  const billId = typeof metadata === 'object' && metadata !== null && 'bill' in metadata ? metadata.bill : undefined
  if (typeof billId === 'string' && uuidForm.test(billId)) return await findBill(trx, billId)
  const reference = textIn(paymentObject, 'payment_intent')
  return reference === undefined ? undefined : await findBillPaidBy(trx, reference)
}

type Take = (
  trx: Database,
  offerCase: HeldOffer,
  bill: BillRow,
  paymentObject: EventObject,
  at: Date,
) => Promise<unknown>

const byService = (at: Date) => ({ by: 'payments', actor: 'payments:stripe', at }) as const

/** A card pays at once; another event reports days later whether a bank debit did. */
const onCheckoutCompleted: Take = async (trx, offerCase, bill, paymentObject, at) =>
  await (paymentObject.payment_status === 'unpaid' ? onProcessing : onPaid)(trx, offerCase, bill, paymentObject, at)

/** A debit of what is due: until it is decided nobody pays again. */
const onProcessing: Take = async (trx, offerCase, bill, paymentObject, at) => {
  const page = textIn(paymentObject, 'id')
  if (
    page === undefined ||
    paymentObject.amount_total !== bill.amount ||
    !mayHappen(bill, offerCase, 'process', 'payments')
  )
    return
  if (bill.session_id !== null && bill.session_id !== page) await queueEndPage(trx, bill.session_id)
  await keepPaidPage(trx, bill.uuid, page)
  await changeBill(trx, offerCase, bill, 'process', byService(at))
}

const onPaid: Take = async (trx, offerCase, bill, paymentObject, at) => {
  if (paymentObject.payment_status !== 'paid') return
  const amount = paymentObject.amount_total
  const reference = textIn(paymentObject, 'payment_intent')
  const currency = textIn(paymentObject, 'currency')?.toUpperCase()
  if (typeof amount !== 'number' || reference === undefined || currency === undefined) return
  await recordPayment(trx, offerCase, bill, { reference, amount, currency }, byService(at))
}

const takers: Readonly<Record<string, Take | undefined>> = {
  'checkout.session.completed': onCheckoutCompleted,
  'checkout.session.async_payment_succeeded': onPaid,
  'checkout.session.async_payment_failed': async (trx, offerCase, bill, paymentObject, at) => {
    // Late, about an earlier page than the open one: not the next attempt.
    if (paymentObject.id !== bill.session_id) return
    await endSession(trx, bill.uuid, bill.attempt)
    if (mayHappen(bill, offerCase, 'fail', 'payments')) await changeBill(trx, offerCase, bill, 'fail', byService(at))
  },
  'checkout.session.expired': async (trx, _held, bill, paymentObject) => {
    if (paymentObject.id === bill.session_id) await endSession(trx, bill.uuid, bill.attempt)
  },
  'charge.refunded': async (trx, offerCase, bill, paymentObject, at) => {
    // Part of it went back: the desk sees that at the payment service.
    if (paymentObject.refunded !== true) return
    const reference = textIn(paymentObject, 'payment_intent') ?? ''
    const isKnown = (await listPayments(trx, bill.uuid)).some((each) => each.reference === reference)
    if (!isKnown) throw beforeItsTime()
    await recordRefund(trx, offerCase, bill, reference, byService(at))
  },
}

const textIn = (paymentObject: EventObject, name: string): string | undefined => {
  const value = paymentObject[name]
  return typeof value === 'string' ? value : undefined
}

const beforeItsTime = (): AppError =>
  new AppError(409, 'event.early', 'An earlier event is still missing: send this one again later.')
