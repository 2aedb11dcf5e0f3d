import { carriers } from '@coverwright/catalogue/carriers/carriers'
import { generalStatementKey } from '@coverwright/catalogue/signing/statements-to-sign'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { basisOf } from '@coverwright/core/evaluation/numbered-pages'
import { daysAfter } from '@coverwright/core/rules/calendar'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { submission } from '@coverwright/core/saving/submission'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { stableUuid } from '../../../platform/stable-uuid.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import { blankQuote } from '../../3-quoting/quotes/blank-quote.ts'
import type { StoredSet } from '../../3-quoting/quotes/quotes.tables.ts'
import type { QuoteReader, QuoteRow, QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { ConfirmationRow } from '../../4-binding/bind-requests/bind-requests.store.ts'
import { disclosuresOf, type Statements } from '../../4-binding/submissions/offers/disclosures.ts'
import type { Snapshot } from '../../4-binding/submissions/snapshot/snapshot.ts'
import { submissionSnapshot } from '../../4-binding/submissions/snapshot/submission-snapshot.ts'
import { noDetails, type OfferRow } from '../../4-binding/submissions/submissions.store.ts'
import { lawFirms } from './law-firms.ts'
import { medicalPractices } from './medical-practices.ts'
import type { SampleFirm, SampleTerm } from './sample-firm.ts'

/** The sample firms of sample insurers only: a real insurer's renewals are real. */
export const sampleFirms: readonly SampleFirm[] = [...lawFirms, ...medicalPractices].filter(({ carrier }) =>
  carriers.some(({ id, sample }) => id === carrier && sample),
)

/** Stable keys of a firm's rows: several servers, and every start, mean the same ones. */
export const sampleUuids = ({ number }: Pick<SampleFirm, 'number'>) => {
  const idOf = (kind: string) => stableUuid(`sample-firm/${number}/${kind}`)
  return {
    id: idOf('id'),
    quote: idOf('quote'),
    submission: idOf('submission'),
    invitation: idOf('invitation'),
    offer: idOf('offer'),
  }
}

/** A year began so many days before it ends; applications come some weeks before that. */
const weeksBefore = -24

/** @param today the day of the first start */
export function termFor({ endsIn }: Pick<SampleFirm, 'endsIn'>, today: CalendarDate): SampleTerm {
  const ends = daysAfter(today, endsIn) ?? today
  const began = yearBefore(ends)
  return { began, ends, applied: daysAfter(began, weeksBefore) ?? began }
}

/** The same day a year before. No year ends on a February 29: such a policy ends the day before. */
const yearBefore = (day: CalendarDate): CalendarDate =>
  `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`.replace('-02-29', '-02-28')

export type SampleSubmission = {
  readonly firm: SampleFirm
  readonly row: QuoteRow
  readonly quote: QuoteSnapshot
  readonly snapshot: Snapshot
  readonly hash: string
  readonly offer: OfferRow
  /** The key under which it was bound for the year that ends soon. */
  readonly confirmation: ConfirmationRow
  readonly at: Date
}

type Tools = { reader: QuoteReader; reference: Statements; encryptor: Encryptor }

/** The application of a sample firm as the flow of the site makes it, submitted on the day it applied. */
export function sampleSubmission(
  { reader, reference, encryptor }: Tools,
  { site, country, translate }: Pick<ServedSite, 'site' | 'country' | 'translate'>,
  firm: SampleFirm,
  sessionId: string,
  today: CalendarDate,
): SampleSubmission {
  const term = termFor(firm, today)
  const at = new Date(`${term.applied}T17:20:00Z`)
  const uuids = sampleUuids(firm)
  const quoteRow: QuoteRow = {
    ...blankQuote(at),
    id: uuids.id,
    uuid: uuids.quote,
    session_id: sessionId,
    site: site.id,
    max_step: '/done',
    answers: firm.answers(term),
  }
  const wanting = reader.open(quoteRow, at)
  const openedQuote = reader.open({ ...quoteRow, question_sets: withoutQuestions(wanting, at) }, at)
  // Unasked questions have no answers.
  const quote = reader.open({ ...openedQuote.row, answers: submission(openedQuote.flowState, openedQuote.context) }, at)
  const { flowState } = quote
  const wholeSubmission = submissionSnapshot(quote, encryptor)
  const snapshot: Snapshot = {
    ...wholeSubmission,
    answers: writeAnswer(wholeSubmission.answers, 'pl.cna.uw_questions', firm.carriersQuestions),
    number: 1,
    submitted_at: at.toISOString(),
    submitted_by: sampleActor,
    disclosures: disclosuresOf(
      { view: flowState.view, translate, country, site: {} },
      reference,
      [generalStatementKey],
      at,
    ),
  }
  return {
    firm,
    row: {
      ...quote.row,
      version: 2,
      completed: true,
      max_step: quote.flow.finished,
      submission_uuid: uuids.submission,
    },
    quote,
    snapshot,
    hash: contentHash(snapshot),
    offer: offerOf(firm, at),
    confirmation: confirmationOf(firm, term, at),
    at,
  }
}

/** The actor of what no person did. */
export const sampleActor = 'sample'

/** Samples have no insurers' questions: the sets that the flow waits for are empty. */
function withoutQuestions({ flowState, flow }: QuoteSnapshot, at: Date): Readonly<Record<string, StoredSet>> {
  const sets = flow.slots.flatMap(({ node }) => (node.kind === 'paged' && 'set' in node.source ? [node.source] : []))
  return Object.fromEntries(
    sets.map(({ set, basis }) => [
      set,
      { revision: 'none', basis: basisOf(flowState.view, basis), questions: [], fetched_at: at.toISOString() },
    ]),
  )
}

const offerOf = (firm: SampleFirm, at: Date): OfferRow => ({
  uuid: sampleUuids(firm).offer,
  submission_uuid: sampleUuids(firm).submission,
  position: 0,
  line: 'pl',
  carrier: firm.carrier,
  state: 'quoted',
  reply: {
    ...noDetails,
    kind: 'bindable',
    premium: { amount: firm.premium * 100, currency: 'USD', period: 'year', fees_included: true },
  },
  carrier_quote_id: `SAMPLE-${firm.number}`,
  stage: 'chosen',
  version: 0,
  revision: 0,
  carrier_revision: null,
  supersedes: null,
  created_at: at,
  answered_at: at,
})

const confirmationOf = (firm: SampleFirm, { began, ends }: SampleTerm, at: Date): ConfirmationRow => ({
  offer_uuid: sampleUuids(firm).offer,
  reference: `SAMPLE-${firm.number}`,
  effective_from: began,
  effective_to: ends,
  channel: 'call',
  actor: sampleActor,
  message: null,
  confirmed_at: at,
})
