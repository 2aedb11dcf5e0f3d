import type { OfferEvent } from '@coverwright/core/lifecycle/offer'
import type { NewWebhookEvent } from '../../../1-foundation/webhooks/record-event.ts'
import type { QuoteRow } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { OfferRow } from '../submissions.store.ts'

type OfferEventType = Extract<NewWebhookEvent['type'], `offer.${string}` | `bind.${string}`>

/** What webhooks call an event of an offer. */
const typeOf: Readonly<Record<OfferEvent, OfferEventType>> = {
  choose: 'offer.chosen',
  unchoose: 'offer.updated',
  request_bind: 'bind.requested',
  give_up: 'bind.unanswered',
  ask_again: 'offer.updated',
  require: 'offer.updated',
  fulfil: 'offer.updated',
  confirm: 'bind.confirmed',
  refuse: 'bind.refused',
  expire: 'offer.updated',
  withdraw: 'offer.updated',
  renew_offer: 'offer.updated',
}

type ChangedQuote = Pick<QuoteRow, 'site' | 'uuid' | 'events'>

/** What a webhook tells when an offer comes to another stage. @param quote as it is after the event */
export const stageChangedEvent = (
  event: OfferEvent,
  quote: ChangedQuote,
  offer: OfferRow,
  previous: string,
): NewWebhookEvent<OfferEventType> => offerEvent(typeOf[event], quote, offer, { state: offer.stage, previous })

/** What a webhook tells when an insurer answers, the first time or again. */
export const offerAnsweredEvent = (
  quote: ChangedQuote,
  offer: OfferRow,
  previous: string,
): NewWebhookEvent<OfferEventType> => offerEvent('offer.updated', quote, offer, { state: offer.state, previous })

const offerEvent = (
  type: OfferEventType,
  { site, uuid, events }: ChangedQuote,
  { uuid: id, submission_uuid: submission, line, carrier }: OfferRow,
  states: { readonly state: string; readonly previous: string },
): NewWebhookEvent<OfferEventType> => ({
  site,
  type,
  data: { id, application: uuid, version: events, ...states, submission, line, carrier },
})
