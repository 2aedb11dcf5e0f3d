import type { Lifecycle } from './lifecycle.ts'

/**
 * How far an offer has come towards a policy. `open` is an indication, a referral or a quote that nobody has chosen;
 * `no_reply`: the insurer did not answer the request to bind, or its interface did not take it, and the desk decides what
 * is next; `contingent` waits for what the insurer still needs. Only the insurer's confirmation makes it bound.
 */
export const offerStages = [
  'open',
  'chosen',
  'bind_requested',
  'no_reply',
  'contingent',
  'bound',
  'refused',
  'expired',
  'withdrawn',
] as const
export type OfferStage = (typeof offerStages)[number]

export type OfferEvent =
  | 'choose'
  | 'unchoose'
  | 'request_bind'
  | 'give_up'
  | 'ask_again'
  | 'require'
  | 'fulfil'
  | 'confirm'
  | 'refuse'
  | 'expire'
  | 'withdraw'
  | 'renew_offer'

const customer = ['applicant', 'agent', 'desk'] as const
const byInsurer = ['insurer', 'desk'] as const
/** The insurer was asked, and has neither confirmed nor refused. */
const withInsurer = ['bind_requested', 'no_reply', 'contingent'] as const

export const offerLifecycle: Lifecycle<OfferStage, OfferEvent> = {
  states: offerStages,
  initial: 'open',
  transitions: [
    { event: 'choose', from: ['open'], to: 'chosen', by: customer, notifies: 'offer_chosen' },
    { event: 'unchoose', from: ['chosen'], to: 'open', by: customer },
    { event: 'request_bind', from: ['chosen'], to: 'bind_requested', by: customer, notifies: 'bind_requested' },
    { event: 'give_up', from: ['bind_requested'], to: 'no_reply', by: ['clock'], notifies: 'bind_no_reply' },
    // Under the same key: an insurer that has bound it repeats its confirmation and never binds twice.
    { event: 'ask_again', from: ['no_reply'], to: 'bind_requested', by: ['desk'] },
    // It needs something, or has changed its offer, which the applicant must accept again.
    { event: 'require', from: withInsurer, to: 'contingent', by: byInsurer, notifies: 'requirement_opened' },
    { event: 'fulfil', from: ['contingent'], to: 'bind_requested', by: customer },
    { event: 'confirm', from: withInsurer, to: 'bound', by: byInsurer, notifies: 'bind_confirmed' },
    { event: 'refuse', from: withInsurer, to: 'refused', by: byInsurer, notifies: 'bind_refused' },
    // What was chosen in time stays chosen; binding checks the day again.
    { event: 'expire', from: ['open'], to: 'expired', by: ['clock'], notifies: 'offers_expiring' },
    {
      event: 'withdraw',
      from: ['open', 'chosen', ...withInsurer],
      to: 'withdrawn',
      by: byInsurer,
      notifies: 'offer_withdrawn',
    },
    { event: 'renew_offer', from: ['refused', 'expired', 'withdrawn'], to: 'open', by: byInsurer },
  ],
}

/** Stages in which somebody has chosen the offer and nothing has ended the choice. At most one offer of a line is in one. */
export const isTaken = (stage: OfferStage): boolean =>
  stage === 'chosen' || stage === 'bound' || withInsurer.some((each) => each === stage)

/** Stages in which the insurer has been asked to bind, so that the choice can no longer be changed here. */
export const isWithInsurer = (stage: OfferStage): boolean => isTaken(stage) && stage !== 'chosen'

/**
 * The stage on a day. Expiry is derived, so it never overwrites an end.
 * @param validUntil the last day, `YYYY-MM-DD`, on which the price is held; absent when the insurer names none
 * @param today `YYYY-MM-DD` where the insurance is bought
 */
export const stageOn = (stage: OfferStage, validUntil: string | undefined, today: string): OfferStage =>
  stage === 'open' && validUntil !== undefined && validUntil < today ? 'expired' : stage
