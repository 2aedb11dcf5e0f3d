import { generalStatementKey } from '@coverwright/catalogue/signing/statements-to-sign'
import type { Answers } from '@coverwright/core/answers/answers'
import { basisOf } from '@coverwright/core/evaluation/numbered-pages'
import { locate } from '@coverwright/core/navigation/navigate'
import { daysAfter } from '@coverwright/core/rules/calendar'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { yearsAfter } from '@coverwright/core/rules/years-after'
import { submission } from '@coverwright/core/saving/submission'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { stableUuid } from '../../../platform/stable-uuid.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import { blankQuote } from '../../3-quoting/quotes/blank-quote.ts'
import type { StoredSets } from '../../3-quoting/quotes/quotes.tables.ts'
import type { QuoteReader, QuoteRow, QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { ConfirmationRow } from '../../4-binding/bind-requests/bind-requests.store.ts'
import { disclosuresOf, type Statements } from '../../4-binding/submissions/offers/disclosures.ts'
import { submissionSnapshot } from '../../4-binding/submissions/snapshot/submission-snapshot.ts'
import { type NewSubmission, noDetails, type OfferRow } from '../../4-binding/submissions/submissions.store.ts'
import { sampleAnswers } from './sample-business.ts'
import type { SampleOffer, SampleQuote } from './sample-quotes.ts'

/** The actor of what no person did. */
export const sampleActor = 'sample'

const hourInMs = 3_600_000
/** Days from the first start to the day the insurance is to begin. */
const beginsIn = 30

/** Stable keys of a sample's rows at a site: several servers, and every start, mean the same ones. */
export const sampleQuoteUuids = ({ number }: Pick<SampleQuote, 'number'>, site: string) => {
  const idOf = (kind: string) => stableUuid(`sample-quote/${site}/${number}/${kind}`)
  return {
    id: idOf('id'),
    uuid: idOf('quote'),
    submission: idOf('submission'),
    offer: (carrier: string) => idOf(`offer/${carrier}`),
  }
}

type Tools = { reader: QuoteReader; reference: Statements; encryptor: Encryptor }

export type MadeQuote = {
  /** Before encryption, and without an owner. */
  readonly quote: QuoteSnapshot
  readonly submission?: NewSubmission
  readonly offers: readonly OfferRow[]
  readonly confirmation?: ConfirmationRow
}

/** A sample as the site's flow makes it, as its agent sees it: answered up to its page, or submitted. */
export function madeQuote(
  { reader, reference, encryptor }: Tools,
  { site, country, today, translate }: Pick<ServedSite, 'site' | 'country' | 'today' | 'translate'>,
  sample: SampleQuote,
  now: Date,
): MadeQuote {
  const before = (hours: number) => new Date(now.getTime() - hours * hourInMs)
  const at = before(sample.changed)
  const uuids = sampleQuoteUuids(sample, site.id)
  const appliedAt = sample.bound ? at : now
  const effective = daysAfter(today(appliedAt), beginsIn) ?? today(appliedAt)
  const quoteRow: QuoteRow = {
    ...blankQuote(at),
    id: uuids.id,
    uuid: uuids.uuid,
    // A session without a browser.
    session_id: stableUuid('sample-quote/session'),
    site: site.id,
    max_step: '/done',
    answers: sampleAnswers(sample.business, effective),
    created_at: before(sample.begun),
  }
  const open = (row: QuoteRow) => reader.open(row, at, { role: 'agent' })
  const openedQuote = open({ ...quoteRow, question_sets: withoutQuestions(open(quoteRow), at) })
  const answers = answersBefore(openedQuote, sample.step)
  const isAtEnd = sample.step === openedQuote.flow.submit
  const question_sets = isAtEnd ? openedQuote.row.question_sets : {}
  const version = sample.step === '/' ? 1 : 2
  const draft = open({ ...quoteRow, version, answers, question_sets, max_step: sample.step })
  const { offers } = sample
  if (!offers) return { quote: draft, offers: [] }
  const snapshot = {
    ...submissionSnapshot(draft, encryptor),
    number: 1,
    submitted_at: at.toISOString(),
    submitted_by: sampleActor,
    disclosures: disclosuresOf(
      { view: draft.flowState.view, translate, country, site: {} },
      reference,
      [generalStatementKey],
      at,
    ),
  }
  const submittedColumns = {
    version: 3,
    completed: true,
    max_step: draft.flow.finished,
    submission_uuid: uuids.submission,
  }
  return {
    quote: open({ ...draft.row, ...submittedColumns }),
    submission: {
      uuid: uuids.submission,
      quote_id: uuids.id,
      number: snapshot.number,
      created_at: at,
      snapshot,
      hash: contentHash(snapshot),
    },
    offers: offers.map((offer, position) => ({
      ...answeredBy(offer, at),
      uuid: uuids.offer(offer.carrier),
      submission_uuid: uuids.submission,
      position,
      line: sample.business.insurance,
    })),
    ...(sample.bound
      ? { confirmation: confirmationOf(sample.bound, uuids.offer(sample.bound.carrier), effective, at) }
      : {}),
  }
}

/** What was answered before somebody came to a page. */
function answersBefore({ flowState, context }: QuoteSnapshot, step: string): Answers {
  const place = locate(flowState, step)
  if (!place) throw new Error(`A sample cannot stand at ${step}, which is not in its flow`)
  return submission({ ...flowState, pages: flowState.pages.slice(0, place.index) }, context)
}

/** Samples have no insurers' questions: the sets that the flow waits for are empty. */
function withoutQuestions({ flowState, flow }: QuoteSnapshot, at: Date): StoredSets {
  const sets = flow.slots.flatMap(({ node }) => (node.kind === 'paged' && 'set' in node.source ? [node.source] : []))
  return Object.fromEntries(
    sets.map(({ set, basis }) => [
      set,
      { revision: 'none', basis: basisOf(flowState.view, basis), questions: [], fetched_at: at.toISOString() },
    ]),
  )
}

const confirmationOf = (
  { reference }: NonNullable<SampleQuote['bound']>,
  offer_uuid: string,
  effective_from: CalendarDate,
  confirmed_at: Date,
): ConfirmationRow => ({
  ...{ offer_uuid, reference, effective_from, confirmed_at },
  effective_to: yearsAfter(effective_from, 1),
  channel: 'desk',
  actor: sampleActor,
  message: null,
})

const reasons = {
  quoted: [],
  referred: [{ code: 'sample', text: 'An underwriter reviews this business before there is a price.' }],
  declined: [{ code: 'sample', text: 'This insurer does not take on businesses like this one at the moment.' }],
}

const answeredBy = ({ carrier, state, premium }: SampleOffer, at: Date) => ({
  carrier,
  state,
  reply: {
    ...noDetails,
    reasons: reasons[state],
    ...(premium === undefined
      ? {}
      : {
          kind: 'indication' as const,
          premium: { amount: premium * 100, currency: 'USD', period: 'year' as const, fees_included: true },
        }),
  },
  carrier_quote_id: null,
  stage: 'open' as const,
  version: 0,
  revision: 0,
  carrier_revision: null,
  supersedes: null,
  created_at: at,
  answered_at: at,
})
