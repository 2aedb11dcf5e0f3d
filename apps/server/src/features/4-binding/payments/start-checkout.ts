import { billState, isPayable } from '@coverwright/core/lifecycle/bill'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import { type BillRow, endSession, findBillOf, keepSession } from '../bills/bills.store.ts'
import { queueEndPage } from '../bills/end-page.ts'
import { AttemptFailed, type CheckoutPage, type Payments, paymentsAt } from '../bills/payments.ts'
import type { BindCase } from '../bind-requests/bind-case.ts'
import { lockOffer } from '../submissions/submissions.store.ts'

type Dependencies = {
  readonly db: Database
  readonly payments: Payments | undefined
  readonly pageAddress: PageAddress
  readonly clock: () => Date
  readonly log: Log
}

/** A page that closes within the next moments is not given to anybody. */
const leastMs = 5 * 60_000

/**
 * The payment service's page for the bill of an offer. While one is open it is given again; the key of an attempt makes two
 * calls at once, and one after a crash, lead to the same page.
 * @throws 404 without a bill; 409 when there is nothing to pay online, or it changed meanwhile; 503 while the service does not answer
 */
export async function startCheckout(dependencies: Dependencies, { quote, offer }: BindCase): Promise<{ url: string }> {
  const { db, clock } = dependencies
  const bill = await findBillOf(db, offer.uuid)
  if (!bill) throw notFound('bill')
  const payments = paymentsAt(quote.served.site, dependencies.payments)
  if (!payments || !isPayable(billState(bill.state, offer.stage))) throw nothingToPay()
  const current = await withOpenAttempt(db, bill, clock())
  if (current.session_url !== null) return { url: current.session_url }
  const { served, row } = quote
  const back = dependencies.pageAddress(served.site.id, `/${row.uuid}/thank-you`)
  const page = await payments
    .startCheckout({
      bill: bill.uuid,
      key: `${bill.uuid}-${current.attempt}`,
      currency: bill.currency,
      lines: bill.lines
        .filter(({ amount }) => amount > 0)
        .map((line) => ({ ...line, name: line.label ?? served.translate(`bill.line.${line.kind}`) })),
      paidUrl: `${back}?payment=${bill.uuid}`,
      backUrl: back,
      locale: served.site.locale,
    })
    .catch(async (cause: unknown) => {
      if (cause instanceof AttemptFailed) await endSession(db, bill.uuid, current.attempt)
      dependencies.log.error({ err: cause, bill: bill.uuid }, 'the payment service returned no page')
      throw silent(cause)
    })
  if (!(await keepPage(db, current, page))) throw changedMeanwhile()
  return { url: page.url }
}

/** Keeps the page of an attempt; closes it when the bill has changed, was paid or ended while the service made it. */
const keepPage = (db: Database, { uuid, attempt, offer_uuid }: BillRow, page: CheckoutPage): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const offer = await lockOffer(trx, offer_uuid)
    const bill = offer && (await findBillOf(trx, offer_uuid))
    const isOpen = bill?.attempt === attempt && isPayable(billState(bill.state, offer?.offer.stage ?? 'withdrawn'))
    if (isOpen) await keepSession(trx, uuid, attempt, page)
    else await queueEndPage(trx, page.id)
    return isOpen
  })

/** The bill with a page that is still open, or ready for the next one. */
async function withOpenAttempt(db: Database, bill: BillRow, now: Date): Promise<BillRow> {
  if (bill.session_until === null || bill.session_until.getTime() - now.getTime() > leastMs) return bill
  await db.transaction().execute(async (trx) => {
    await endSession(trx, bill.uuid, bill.attempt)
    if (bill.session_id !== null) await queueEndPage(trx, bill.session_id)
  })
  return { ...bill, attempt: bill.attempt + 1, session_id: null, session_url: null, session_until: null }
}

const nothingToPay = (): AppError =>
  new AppError(409, 'bill.nothing_to_pay', 'There is nothing to pay online for this offer.')

const changedMeanwhile = (): AppError => new AppError(409, 'bill.changed', 'The bill has changed. Look at it again.')

const silent = (cause: unknown): AppError =>
  new AppError(503, 'bill.payments_silent', 'The payment service does not answer at the moment. Try again soon.', {
    cause,
    retryAfterSeconds: 10,
  })
