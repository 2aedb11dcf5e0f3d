import { effectiveDates } from '@coverwright/catalogue/lines/sent-answers'
import { noticeFor } from '@coverwright/catalogue/reference/state-notices'
import { timeZoneOfState } from '@coverwright/catalogue/reference/state-time-zones'
import { bindRequirementsOf } from '@coverwright/catalogue/signing/bind-requirements'
import type { BindRequirement } from '@coverwright/contract/carrier-contract/binds'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isEncrypted } from '../../../platform/encryption/encryptor.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { ServedSite } from '../../1-foundation/site/served-site.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { type DocumentRow, listDocuments } from '../../3-quoting/uploads/uploads.store.ts'
import { findSubmission, listOffers, type OfferRow, type SubmissionRow } from '../submissions/submissions.store.ts'
import type { OfferDetails } from '../submissions/submissions.tables.ts'
import { askedAgain } from './bind-refusals.ts'
import {
  type ConfirmationRow,
  findConfirmation,
  findDraft,
  findVersion,
  listRequests,
  type RequestRow,
} from './bind-requests.store.ts'
import type { BindAddress, BindTerms, GivenAnswers } from './bind-requests.tables.ts'

/** An offer on its way to a policy, with all that is known of it. */
export type BindCase = {
  readonly quote: QuoteSnapshot
  readonly offer: OfferRow
  readonly offerHash: string
  readonly submission: SubmissionRow
  /** Undefined before the page was first opened for this version of the offer. */
  readonly terms: BindTerms | undefined
  /** Entered on the page, in addition to what the application already says. */
  readonly given: GivenAnswers
  readonly lossRuns: readonly DocumentRow[]
  readonly requests: readonly RequestRow[]
  /** The version that was agreed to, or shown, before this one; undefined while there is none. */
  readonly before: OfferDetails | undefined
  /** The date at the insured's address, `YYYY-MM-DD`. */
  readonly today: string
  readonly confirmation: ConfirmationRow | undefined
}

const notSubmitted = (): AppError =>
  new AppError(409, 'quote.not_completed', 'This quote is not submitted, so it has no offers.')

export const lossRunsField = (offer: string): string => `bind.${offer}.loss_runs`

/**
 * @param quote as its viewer sees it, or as a job does
 * @throws 404 for an offer that is none of it; 409 before the first, and where its insurer was asked again since
 */
export async function openBindCase(
  db: Database,
  now: Date,
  quote: QuoteSnapshot,
  offerUuid: string,
): Promise<BindCase> {
  const { row } = quote
  if (row.submission_uuid === null) throw notSubmitted()
  const offers = await listOffers(db, [row.id])
  const offer = offers.find(({ uuid }) => uuid === offerUuid)
  const submission = offer && (await findSubmission(db, offer.submission_uuid))
  if (!offer || !submission) throw notFound('offer')
  // A request to bind goes on, whatever is submitted afterwards.
  if (!offer.is_current && (offer.stage === 'open' || offer.stage === 'chosen')) throw askedAgain()
  const draft = await findDraft(db, offer.uuid)
  const today = dayAtRisk(quote.served, submission.snapshot, now)
  const knownAnswers = knownFrom(submission, offer, today)
  const files = await listDocuments(db, row.id)
  const requests = await listRequests(db, offer.uuid)
  const number =
    offer.stage === 'chosen' || offer.stage === 'open' ? draft?.shown_before : requests.at(-1)?.offer_version
  return {
    quote,
    offer,
    offerHash: (await findVersion(db, offer.uuid, offer.version))?.hash ?? contentHash(offer.reply),
    submission,
    terms: draft?.offer_version === offer.version ? draft.terms : undefined,
    given: { ...knownAnswers, ...draft?.answers },
    lossRuns: files.filter(({ field }) => field === lossRunsField(offer.uuid)),
    requests,
    before: number && number !== offer.version ? (await findVersion(db, offer.uuid, number))?.reply : undefined,
    today,
    confirmation: await findConfirmation(db, offer.uuid),
  }
}

/** What the application already answers, so that nobody is asked twice. */
function knownFrom({ snapshot: { answers } }: SubmissionRow, { line }: OfferRow, today: string): GivenAnswers {
  const start = effectiveDates(line)
    .map((path) => readAnswer(answers, path))
    .find((day) => typeof day === 'string')
  return {
    ...(typeof start === 'string' && start >= today ? { start_date: start } : {}),
    ...(isEncrypted(answers.employer_id) ? { tax_number: answers.employer_id } : {}),
    ...addressIn(answers.mailing_address),
  }
}

function addressIn(answer: unknown): Pick<GivenAnswers, 'mailing_address'> {
  if (!isRecord(answer)) return {}
  const text = (name: string): string => (typeof answer[name] === 'string' ? answer[name] : '')
  const [street, unit, city, state, zip_code] = ['street', 'unit', 'city', 'state', 'zip_code'].map(text)
  if (!street || !city || !zip_code) return {}
  const address: BindAddress = { street, city, zip_code, ...(unit ? { unit } : {}), ...(state ? { state } : {}) }
  return { mailing_address: address }
}

/** If insurance begins by the clocks of a state, its date counts; elsewhere the site's. */
export function dayAtRisk(
  { country, today }: Pick<ServedSite, 'country' | 'today'>,
  { answers }: Pick<SubmissionRow['snapshot'], 'answers'>,
  now: Date,
): string {
  const zone = country.code === 'US' && typeof answers.state === 'string' && timeZoneOfState(answers.state)
  // en-CA writes a day as YYYY-MM-DD.
  return zone ? new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now) : today(now)
}

/** Whether the insurer has changed its offer since it was asked: then nothing is bound before the customer agrees again. */
export const isChangedSinceAsked = ({ offer, requests }: Pick<BindCase, 'offer' | 'requests'>): boolean => {
  const last = requests.at(-1)
  return last !== undefined && last.offer_version !== offer.version
}

/** What the insurer itself wants, for its offer and since it was asked. */
const ofInsurer = ({ terms, requests }: BindCase): readonly BindRequirement[] => {
  const reply = requests.at(-1)?.reply
  return [...(terms?.requirements ?? []), ...(reply?.status === 'needs_requirements' ? reply.requirements : [])]
}

/**
 * What the application says of uninsured drivers, where the law of the state wants it in writing. It is signed as it was
 * answered and priced, and not asked again. An insurer that asks for it has it signed in its own words.
 */
export function selectionToSign(
  bindCase: BindCase,
): { readonly answer: string; readonly citation: string } | undefined {
  const { quote, offer, submission, today } = bindCase
  const { state } = submission.snapshot.answers
  if (quote.served.country.statements !== 'by-state' || typeof state !== 'string') return undefined
  const { citation, selection } = noticeFor(state, 'uninsured_motorist', today) ?? {}
  if (!citation || selection?.line !== offer.line) return undefined
  if (ofInsurer(bindCase).some(({ kind }) => kind === 'uninsured_motorist')) return undefined
  const answer = readAnswer(submission.snapshot.answers, selection.question)
  return typeof answer === 'string' && answer !== ''
    ? { answer: selection.readAs?.[answer] ?? answer, citation }
    : undefined
}

const startDate: BindRequirement = { kind: 'start_date' }
const signature: BindRequirement = { kind: 'signature' }

/**
 * What is needed now: if the insurer has answered with further needs, only those, and everything again for a version of
 * its offer that nobody has agreed to. A signature is repeated with what was added. Every request has a start date.
 */
export function requirementsNow(bindCase: BindCase): readonly BindRequirement[] {
  const { quote, offer, terms, requests, today } = bindCase
  const { country } = quote.served
  const toSign = selectionToSign(bindCase) ? [signature] : []
  const ofOffer = [...(terms?.requirements ?? []), startDate, ...toSign]
  if (offer.stage === 'chosen' || offer.stage === 'open') return bindRequirementsOf(ofOffer, country, offer.reply)
  const last = requests.at(-1)
  if (offer.stage !== 'contingent' || !last) return []
  const more = last.reply?.status === 'needs_requirements' ? last.reply.requirements : []
  if (isChangedSinceAsked(bindCase)) return bindRequirementsOf([...more, ...ofOffer, signature], country, offer.reply)
  const isOver = (last.answers.start_date ?? today) < today
  return bindRequirementsOf([...more, ...(isOver ? [startDate] : []), ...(last.signature ? [signature] : [])], {
    statements: 'one',
  })
}

/** Whether something is still to be given. A signature is given with the request itself. */
export function isOpen({ kind }: BindRequirement, { given, lossRuns, terms, today }: BindCase): boolean {
  switch (kind) {
    case 'signature':
      return true
    case 'loss_runs':
      return lossRuns.length === 0
    case 'start_date':
      return given.start_date === undefined || given.start_date < today
    case 'payment_plan':
      return !(terms?.payment_plans ?? []).some(({ id }) => id === given.payment_plan)
    case 'surplus_lines':
    case 'no_known_losses':
    case 'fraud_statement':
      return given[kind] !== true
    default:
      return given[kind] === undefined
  }
}
