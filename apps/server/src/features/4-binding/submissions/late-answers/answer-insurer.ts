import { QuoteAnswers } from '@coverwright/contract/carrier-contract/late-answers'
import type { Answers } from '@coverwright/core/answers/answers'
import { questionForm } from '@coverwright/core/evaluation/question-form'
import { insurerAnswer } from '@coverwright/core/lifecycle/insurer-answer'
import type { Question } from '@coverwright/core/model/question'
import { Value } from 'typebox/value'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, refusedFields } from '../../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../../platform/errors/field-errors.ts'
import { queueNotice } from '../../../1-foundation/mails/queue-notice.ts'
import type { RecordEvent } from '../../../1-foundation/webhooks/record-event.ts'
import { actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { changeOf } from '../../../3-quoting/quotes/events/changes.ts'
import { changeQuote, type QuoteAccess } from '../../../3-quoting/quotes/quotes.store.ts'
import { withLockedQuote } from '../../../3-quoting/quotes/require-quote.ts'
import type { QuoteReader, QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { causeOf } from '../offers/cause-of.ts'
import { nextOf } from '../offers/next-of.ts'
import { offerAnsweredEvent } from '../offers/offer-event.ts'
import { queueFollowing } from '../queueing/queue-following.ts'
import { listOffers, notifyPages, type OfferRow } from '../submissions.store.ts'
import { insertAnswers, setInformed } from './late-answers.store.ts'

type Dependencies = { db: Database; reader: QuoteReader; recordEvent: RecordEvent; clock: () => Date }

type InsurerAnswers = {
  readonly offer: string
  /** Of the offer with the questions that were shown. */
  readonly version: number
  readonly answers: readonly { readonly id: string; readonly answer?: unknown }[]
}

/**
 * Answers an insurer's questions about an offer: the answers are stored and become part of the chain of evidence, a job
 * sends them, and the insurer decides again. The same answers again change nothing.
 * @throws 409 when the insurer asks something else by now; 422 with the problems at the questions' ids
 */
export const answerInsurer = (
  { db, reader, recordEvent, clock }: Dependencies,
  access: QuoteAccess,
  body: InsurerAnswers,
): Promise<QuoteSnapshot> =>
  withLockedQuote({ db, reader, clock }, access, async ({ trx, now, quote }) => {
    const { row } = quote
    const offers = await listOffers(trx, [row.id])
    const offer = offers.find(({ uuid }) => uuid === body.offer)
    if (row.submission_uuid === null) throw notSubmitted()
    if (!offer?.is_current) throw noSuchOffer()
    if (offer.version === body.version && offer.state === 'referred') return quote
    if (offer.version !== body.version) throw asksOtherwise()
    const state = nextOf(insurerAnswer, offer.state, 'inform', causeOf(access))
    const answers = checkedAnswers(offer, body, quote, now)

    await insertAnswers(trx, { offer_uuid: offer.uuid, version: offer.version, at: now, given: answers })
    const { questions, ...reply } = offer.reply
    const updatedOffer = await setInformed(trx, offer.uuid, state, reply)
    const path = `offers.${offer.uuid}`
    const quoteAfter = await changeQuote(
      trx,
      row,
      {},
      {
        version: row.version,
        kind: 'insurer_informed',
        at: now,
        actor: actorPseudonym(access),
        changes: [
          changeOf(`${path}.state`, offer.state, state),
          changeOf(`${path}.answers`, undefined, { version: offer.version, questions, answers }),
        ],
      },
    )
    await queueFollowing(trx, offer.uuid, 'answered')
    await notifyPages(trx, row)
    await queueNotice(trx, { quote: row.id, offer: offer.uuid, by: causeOf(access), kind: 'insurer_informed' })
    await recordEvent(trx, offerAnsweredEvent(quoteAfter, updatedOffer, offer.state))
    return reader.open(quoteAfter, now, access)
  })

/** The answers to questions that are asked, in the insurer's terms. */
function checkedAnswers(
  { reply }: OfferRow,
  { answers }: InsurerAnswers,
  { served }: QuoteSnapshot,
  now: Date,
): QuoteAnswers['answers'] {
  const questions: readonly Question[] = reply.questions ?? []
  const byId: Answers = Object.fromEntries(answers.map(({ id, answer }) => [id, answer]))
  const { visible, problems } = questionForm(questions, byId, served.today(now))
  if (problems.length > 0) throw refusedFields(fieldErrors(problems, served.translate))
  const visibleAnswers = visible.flatMap(({ path }) =>
    byId[path] === undefined || byId[path] === null || byId[path] === '' ? [] : [{ id: path, answer: byId[path] }],
  )
  if (Value.Check(QuoteAnswers, { answers: visibleAnswers })) return visibleAnswers as QuoteAnswers['answers']
  throw new AppError(422, 'offer.answers', 'These answers cannot be sent to the insurer.')
}

const noSuchOffer = (): AppError =>
  new AppError(404, 'offer.not_found', 'None of the latest offers of this quote has this id.')

const notSubmitted = (): AppError =>
  new AppError(409, 'quote.not_completed', 'This quote is not submitted, so no insurer has questions about it.')

const asksOtherwise = (): AppError =>
  new AppError(409, 'offer.changed', 'The insurer has answered. Look at the offer again.')
