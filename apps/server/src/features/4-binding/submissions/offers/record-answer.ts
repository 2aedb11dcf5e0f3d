import type { AnswerEvent, AnswerState } from '@coverwright/core/lifecycle/insurer-answer'
import { insurerAnswer } from '@coverwright/core/lifecycle/insurer-answer'
import type { Cause } from '@coverwright/core/lifecycle/lifecycle'
import type { NoticeKind } from '@coverwright/core/lifecycle/notices'
import { isTaken, isWithInsurer, type OfferEvent } from '@coverwright/core/lifecycle/offer'
import { contentHash } from '../../../../platform/content-hash.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { queueNotice } from '../../../1-foundation/mails/queue-notice.ts'
import type { RecordEvent } from '../../../1-foundation/webhooks/record-event.ts'
import { changeOf } from '../../../3-quoting/quotes/events/changes.ts'
import { changeQuote } from '../../../3-quoting/quotes/quotes.store.ts'
import type { QuoteRow } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { queueBillsOfEnded } from '../queueing/queue-bill.ts'
import { queueDocuments } from '../queueing/queue-documents.ts'
import { isUndecided, queueNextPoll } from '../queueing/queue-following.ts'
import { queueNews } from '../queueing/queue-news.ts'
import { addVersion, isUnsent, type NewVersion, notifyPages, type OfferRow } from '../submissions.store.ts'
import { nextStage, queueStageNotice } from './advance-offers.ts'
import { nextOf } from './next-of.ts'
import { offerAnsweredEvent, stageChangedEvent } from './offer-event.ts'

export type InsurerAnswer = Pick<NewVersion, 'state' | 'reply'> & { readonly carrier_quote_id?: string | undefined }

type Source = {
  readonly by: Extract<Cause, 'insurer' | 'desk' | 'clock'>
  readonly source: NewVersion['source']
  /** How the chain of events names who answered: `insurer:acme`, a person's pseudonym, `server`. */
  readonly actor: string
  readonly at: Date
  readonly recordEvent: RecordEvent
  readonly carrier_revision?: number | undefined
}

export type HeldOffer = { readonly quote: QuoteRow; readonly offer: OfferRow }

const eventOf: Readonly<Record<Exclude<AnswerState, 'waiting'>, AnswerEvent>> = {
  quoted: 'quote',
  referred: 'refer',
  needs_information: 'ask',
  declined: 'decline',
  unavailable: 'give_up',
}

/**
 * Stores what an insurer answers, the first time or again, as a new version of its offer and an event in the quote's chain,
 * and notifies the pages that show it and the site's webhooks. The caller holds the quote's lock (`lockOffer`). The same answer again changes
 * nothing; neither does an older revision than the latest.
 * @throws 409 when the answer cannot follow the one before
 */
export async function recordAnswer(
  trx: Database,
  { quote, offer }: HeldOffer,
  answer: InsurerAnswer,
  { by, source, actor, at, recordEvent, carrier_revision }: Source,
): Promise<HeldOffer> {
  const { state, reply } = answer
  const hash = contentHash({ state, reply })
  const isOld = carrier_revision !== undefined && carrier_revision <= (offer.carrier_revision ?? -1)
  const isSame = offer.version > 0 && hash === contentHash({ state: offer.state, reply: offer.reply })
  // A confirmed offer no longer changes.
  if (isOld || isSame || offer.stage === 'bound') return { quote, offer }
  nextOf(insurerAnswer, offer.state, eventOf[state], by)

  const follows = (await stopsRequest(trx, offer, state)) ? 'require' : followingEvent(offer, state, by)
  const stage = follows ? nextStage(offer, follows, by) : offer.stage
  const updatedOffer = await addVersion(
    trx,
    offer,
    { at, source, state, reply, hash, carrier_revision: carrier_revision ?? offer.carrier_revision },
    { stage, carrier_quote_id: answer.carrier_quote_id ?? offer.carrier_quote_id },
  )
  const path = `offers.${offer.uuid}`
  const quoteAfter = await changeQuote(
    trx,
    quote,
    {},
    {
      version: quote.version,
      kind: 'offer_answered',
      at,
      actor,
      changes: [
        changeOf(`${path}.state`, offer.state, state),
        changeOf(`${path}.version`, offer.version, { number: updatedOffer.version, hash }),
        ...(stage === offer.stage ? [] : [changeOf(`${path}.stage`, offer.stage, stage)]),
      ],
    },
  )
  await notifyPages(trx, quote)
  await recordEvent(trx, offerAnsweredEvent(quoteAfter, updatedOffer, offer.state))
  if (follows) await recordEvent(trx, stageChangedEvent(follows, quoteAfter, updatedOffer, offer.stage))
  await queueBillsOfEnded(trx, [{ offer, stage }])
  await queueNextPoll(trx, updatedOffer, at, at)
  if (by === 'insurer' && state === 'quoted') await queueDocuments(trx, updatedOffer)
  if (follows) await queueStageNotice(trx, updatedOffer, follows, { quote: quote.id, by })
  await queueNotices(trx, offer, updatedOffer, { quote: quote.id, by })
  return { quote: quoteAfter, offer: updatedOffer }
}

const noticeOf: Partial<Record<AnswerState, NoticeKind>> = {
  referred: 'insurer_refers',
  needs_information: 'insurer_question',
  unavailable: 'insurer_silent',
}

/** Answers that the agent and the host are notified of at once; prices and late answers are reported together. */
async function queueNotices(
  trx: Database,
  before: OfferRow,
  updatedOffer: OfferRow,
  { quote, by }: { readonly quote: string; readonly by: Cause },
): Promise<void> {
  const kind = noticeOf[updatedOffer.state]
  if (kind) await queueNotice(trx, { quote, offer: updatedOffer.uuid, by, kind })
  if (before.version === 0 || isNews(before, updatedOffer) || isNewTerms(before, updatedOffer))
    await queueNews(trx, updatedOffer.submission_uuid)
}

/** Whether the applicant is waiting to hear it: a decision or questions, but not the first answer, which comes at once. */
const isNews = (before: OfferRow, { state }: OfferRow): boolean =>
  state === 'needs_information' || (isUndecided(before) && (state === 'quoted' || state === 'declined'))

/** A request to bind that has not reached its insurer is not sent for a version that nobody has agreed to. */
const stopsRequest = async (trx: Database, { uuid, stage }: OfferRow, state: AnswerState): Promise<boolean> =>
  stage === 'bind_requested' && state === 'quoted' && (await isUnsent(trx, uuid))

/** Whether somebody who asked to be insured by an offer has to agree to what it is now. */
const isNewTerms = ({ stage }: OfferRow, { state }: OfferRow): boolean => state === 'quoted' && isWithInsurer(stage)

/** What a new answer means for an offer that somebody has chosen, or that had ended. */
function followingEvent({ stage }: OfferRow, state: AnswerState, by: Cause): OfferEvent | undefined {
  if (state === 'quoted') return stage === 'refused' || stage === 'withdrawn' ? 'renew_offer' : undefined
  if (state !== 'declined' || !isTaken(stage)) return undefined
  if (!isWithInsurer(stage)) return 'withdraw'
  // What becomes of a request to bind, the insurer answers to that request.
  return by === 'desk' ? 'refuse' : undefined
}
