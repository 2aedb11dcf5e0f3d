import type { Cause } from '@coverwright/core/lifecycle/lifecycle'
import { type OfferEvent, offerLifecycle } from '@coverwright/core/lifecycle/offer'
import type { Database } from '../../../../platform/database/database.ts'
import { queueNotice } from '../../../1-foundation/mails/queue-notice.ts'
import type { RecordEvent } from '../../../1-foundation/webhooks/record-event.ts'
import { changeOf } from '../../../3-quoting/quotes/events/changes.ts'
import type { EventKind } from '../../../3-quoting/quotes/events/quote-events.ts'
import { changeQuote } from '../../../3-quoting/quotes/quotes.store.ts'
import type { Change } from '../../../3-quoting/quotes/quotes.tables.ts'
import type { QuoteRow } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { queueBillsOfEnded } from '../queueing/queue-bill.ts'
import { notifyPages, type OfferRow, setStage } from '../submissions.store.ts'
import type { StoredStage } from '../submissions.tables.ts'
import { nextOf } from './next-of.ts'
import { stageChangedEvent } from './offer-event.ts'

export type OfferStep = { readonly offer: OfferRow; readonly event: OfferEvent }

type Happening = {
  readonly by: Cause
  readonly actor: string
  readonly at: Date
  readonly recordEvent: RecordEvent
  readonly kind?: Extract<EventKind, 'offers_chosen' | 'offer_advanced'>
  /** What else changed, for the chain of events. */
  readonly changes?: readonly Change[]
  /** Columns of the quote that change with it. */
  readonly set?: Parameters<typeof changeQuote>[2]
}

/** @throws 409 or 403 as `nextOf` */
export function nextStage({ stage }: OfferRow, event: OfferEvent, by: Cause): StoredStage {
  const next = nextOf(offerLifecycle, stage, event, by)
  if (next === 'expired') throw new Error('Expiry is derived, never stored')
  return next
}

/** Asking, confirming and refusing record their own events. */
export async function queueStageNotice(
  trx: Database,
  { uuid: offer }: OfferRow,
  event: OfferEvent,
  { quote, by }: { readonly quote: string; readonly by: Cause },
): Promise<void> {
  if (event === 'choose') await queueNotice(trx, { quote, offer, by, kind: 'offer_chosen' })
  if (event === 'withdraw') await queueNotice(trx, { quote, offer, by, kind: 'offer_withdrawn' })
  if (event === 'withdraw' || event === 'refuse') await queueNotice(trx, { quote, offer, kind: 'bill_to_refund' })
}

/**
 * Lets events happen to offers of one quote, which the caller has locked, in one event of its chain, and notifies the pages
 * that show them, and the site's webhooks. The steps are taken in their order.
 * @throws 409 `lifecycle.impossible` when one cannot happen in its offer's stage; 403 when this cause may not
 */
export async function advanceOffers(
  trx: Database,
  quote: QuoteRow,
  steps: readonly OfferStep[],
  { by, actor, at, recordEvent, kind = 'offer_advanced', changes = [], set = {} }: Happening,
): Promise<{ readonly quote: QuoteRow; readonly offers: readonly OfferRow[] }> {
  const stages = steps.map(({ offer, event }) => ({ offer, stage: nextStage(offer, event, by) }))
  const offers: OfferRow[] = []
  for (const { offer, stage } of stages) offers.push(await setStage(trx, offer.uuid, stage))
  const quoteAfter = await changeQuote(trx, quote, set, {
    version: quote.version,
    kind,
    at,
    actor,
    changes: [
      ...stages.map(({ offer, stage }) => changeOf(`offers.${offer.uuid}.stage`, offer.stage, stage)),
      ...changes,
    ],
  })
  await queueBillsOfEnded(trx, stages)
  await notifyPages(trx, quote)
  for (const [index, { offer, event }] of steps.entries()) {
    const offerAfter = offers[index]
    if (!offerAfter) continue
    await recordEvent(trx, stageChangedEvent(event, quoteAfter, offerAfter, offer.stage))
    await queueStageNotice(trx, offerAfter, event, { quote: quote.id, by })
  }
  return { quote: quoteAfter, offers }
}
