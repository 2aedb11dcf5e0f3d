import {
  type BillEvent,
  type BillState,
  billLifecycle,
  billState,
  type StoredBillState,
} from '@coverwright/core/lifecycle/bill'
import { type Cause, transition } from '@coverwright/core/lifecycle/lifecycle'
import { type NoticeKind, noticeKinds } from '@coverwright/core/lifecycle/notices'
import type { Database } from '../../../platform/database/database.ts'
import { queueNotice } from '../../1-foundation/mails/queue-notice.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import { changeQuote } from '../../3-quoting/quotes/quotes.store.ts'
import type { Change } from '../../3-quoting/quotes/quotes.tables.ts'
import { nextOf } from '../submissions/offers/next-of.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import { queueBills } from '../submissions/queueing/queue-bill.ts'
import { notifyPages } from '../submissions/submissions.store.ts'
import { endSettledTasks, renewFailedTask } from './bill-tasks.ts'
import { type BillRow, setBillState } from './bills.store.ts'

export type Happening = {
  readonly by: Extract<Cause, 'payments' | 'applicant' | 'agent' | 'desk'>
  readonly actor: string
  readonly at: Date
  /** Further details for the chain of events. */
  readonly about?: Readonly<Record<string, unknown>>
  readonly changes?: readonly Change[]
}

/** The stored state: that an offer ended is derived, so money that comes later is simply paid. */
const storedFor: Readonly<Record<BillEvent, StoredBillState | undefined>> = {
  send: 'sent',
  replace: 'due',
  process: 'processing',
  pay: 'paid',
  fail: 'failed',
  refund: 'refunded',
  end_offer: undefined,
}

export const mayHappen = ({ state }: BillRow, { offer }: HeldOffer, event: BillEvent, by: Cause): boolean =>
  !('refused' in transition(billLifecycle, billState(state, offer.stage), event, by))

/**
 * Applies an event to a bill, in one event of the chain of its quote. It never touches the offer: a payment insures
 * nobody. The caller holds the quote's lock.
 * @throws 409 or 403 as `nextOf`
 */
export async function changeBill(
  trx: Database,
  offerCase: HeldOffer,
  bill: BillRow,
  event: BillEvent,
  { by, actor, at, about = {}, changes: others = [] }: Happening,
): Promise<HeldOffer> {
  const before = billState(bill.state, offerCase.offer.stage)
  const next = nextOf(billLifecycle, before, event, by)
  const storedState = storedFor[event]
  // The offer may have ended while a debit was on its way.
  const after = storedState ? billState(storedState, offerCase.offer.stage) : next
  if (storedState) await setBillState(trx, bill.uuid, storedState, event === 'pay' ? at : undefined)
  await endSettledTasks(trx, offerCase, { ...bill, state: storedState ?? bill.state }, at)
  if (event === 'fail' && after === 'failed') await renewFailedTask(trx, bill)
  const changes = [
    changeOf(`bills.${bill.uuid}.state`, before, after),
    ...Object.entries(about).map(([name, value]) => ({ path: `bills.${bill.uuid}.${name}`, after: value })),
    ...others,
  ]
  const kind = noticeOf(event, after)
  if (kind) await queueNotice(trx, { quote: offerCase.quote.id, offer: offerCase.offer.uuid, kind })
  return { ...offerCase, quote: await recordBillEvent(trx, offerCase, changes, { actor, at }) }
}

/** The notice about it. Nobody is asked to pay again for an offer that has ended. */
function noticeOf(event: BillEvent, after: BillState): NoticeKind | undefined {
  const notifies = billLifecycle.transitions.find((each) => each.event === event && each.to === after)?.notifies
  return noticeKinds.find((kind) => kind === notifies)
}

/** Adds an event about a bill to the chain, does what follows from it, and makes open pages fetch it again. */
export async function recordBillEvent(
  trx: Database,
  { quote, offer }: HeldOffer,
  changes: readonly Change[],
  { actor, at }: Pick<Happening, 'actor' | 'at'>,
): Promise<HeldOffer['quote']> {
  const version = quote.version
  const quoteAfter = await changeQuote(trx, quote, {}, { version, kind: 'bill_changed', at, actor, changes })
  await queueBills(trx, [offer.uuid])
  await notifyPages(trx, quote)
  return quoteAfter
}
