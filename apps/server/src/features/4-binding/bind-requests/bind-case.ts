import { effectiveDates } from '@coverwright/catalogue/lines/sent-answers'
import { bindRequirementsOf } from '@coverwright/catalogue/signing/bind-requirements'
import { statementKey } from '@coverwright/catalogue/signing/statements-to-sign'
import type { BindRequirement } from '@coverwright/contract/carriers/binds'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isEncrypted } from '../../../platform/encryption/encryptor.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { type DocumentRow, listDocuments } from '../../3-quoting/uploads/uploads.store.ts'
import { findSubmission, listOffers, type OfferRow, type SubmissionRow } from '../submissions/submissions.store.ts'
import {
  type ConfirmationRow,
  findConfirmation,
  findDraft,
  findVersion,
  listRequests,
  type RequestRow,
} from './bind-requests.store.ts'
import type { BindAddress, BindTerms, GivenAnswers } from './bind-requests.tables.ts'
import { fraudStatementsFor, type Statements } from './fraud-statements-for.ts'

/** An offer on its way to a policy, with all that is known of it. */
export type BindCase = {
  readonly quote: QuoteSnapshot
  readonly offer: OfferRow
  readonly offerHash: string
  readonly submission: SubmissionRow
  /** Undefined before the page was first opened for this version of the offer. */
  readonly terms: BindTerms | undefined
  /** What was given on the page, over what the application says already. */
  readonly given: GivenAnswers
  readonly lossRuns: readonly DocumentRow[]
  readonly requests: readonly RequestRow[]
  readonly confirmation: ConfirmationRow | undefined
}

const notSubmitted = (): AppError =>
  new AppError(409, 'quote.not_completed', 'This quote is not submitted, so it has no offers.')

export const lossRunsField = (offer: string): string => `bind.${offer}.loss_runs`

/**
 * @param quote as its viewer sees it, or as a job does
 * @throws 404 for an offer that cannot be asked for; 409 before the first
 */
export async function openBindCase(
  db: Database,
  { statements, now }: { readonly statements: Statements; readonly now: Date },
  quote: QuoteSnapshot,
  offerUuid: string,
): Promise<BindCase> {
  const { row } = quote
  if (row.submission_uuid === null) throw notSubmitted()
  const offers = await listOffers(db, [row.id])
  const offer = offers.find(({ uuid }) => uuid === offerUuid)
  const isOfBefore = offer?.submission_uuid !== row.submission_uuid
  const submission = offer && (await findSubmission(db, offer.submission_uuid))
  // Of an earlier submission, what its insurer was asked for is still there; what was never asked for is not.
  const isGone = isOfBefore && (offer?.stage === 'open' || offer?.stage === 'chosen')
  if (!offer || !submission || isGone) throw notFound('offer')
  const draft = await findDraft(db, offer.uuid)
  const known = knownFrom(quote, submission, offer, { statements, now })
  const files = await listDocuments(db, row.id)
  return {
    quote,
    offer,
    offerHash: (await findVersion(db, offer.uuid, offer.version))?.hash ?? contentHash(offer.reply),
    submission,
    terms: draft?.offer_version === offer.version ? draft.terms : undefined,
    given: { ...known, ...draft?.answers },
    lossRuns: files.filter(({ field }) => field === lossRunsField(offer.uuid)),
    requests: await listRequests(db, offer.uuid),
    confirmation: await findConfirmation(db, offer.uuid),
  }
}

/** What the application says already, so that nobody is asked twice. */
function knownFrom(
  { served }: QuoteSnapshot,
  { snapshot }: SubmissionRow,
  { line }: OfferRow,
  { statements, now }: { readonly statements: Statements; readonly now: Date },
): GivenAnswers {
  const { answers, disclosures } = snapshot
  const start = effectiveDates(line)
    .map((path) => readAnswer(answers, path))
    .find((day) => typeof day === 'string')
  const wanted = fraudStatementsFor(snapshot, line, served, { statements, now })
  const isRead = wanted.every((each) => disclosures.some(({ key }) => key === statementKey(each)))
  return {
    ...(typeof start === 'string' && start >= served.today(now) ? { start_date: start } : {}),
    ...(isEncrypted(answers.employer_id) ? { tax_number: answers.employer_id } : {}),
    ...addressIn(answers.mailing_address),
    ...(isRead ? { fraud_statement: true } : {}),
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

/** What is needed now: once the insurer has answered with more, only that. */
export function requirementsNow({ quote, offer, terms, requests }: BindCase): readonly BindRequirement[] {
  if (offer.stage === 'chosen' || offer.stage === 'open') {
    return bindRequirementsOf(terms?.requirements ?? [], quote.served.country)
  }
  const reply = requests.at(-1)?.reply
  if (offer.stage !== 'contingent' || reply?.status !== 'needs_requirements') return []
  return bindRequirementsOf(reply.requirements, { statements: 'one' })
}

/** Whether something is still to be given. A signature is given with the request itself. */
export function isOpen({ kind }: BindRequirement, { given, lossRuns, quote, terms }: BindCase, now: Date): boolean {
  switch (kind) {
    case 'signature':
      return true
    case 'loss_runs':
      return lossRuns.length === 0
    case 'start_date':
      return given.start_date === undefined || given.start_date < quote.served.today(now)
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
