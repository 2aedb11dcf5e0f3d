import { contentHash } from '../../../../platform/content-hash.ts'
import type { Database } from '../../../../platform/database/database.ts'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { runOncePerKey } from '../../../1-foundation/idempotency/run-once-per-key.ts'
import type { Notify } from '../../../1-foundation/mails/notify.ts'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import type { PageAddress } from '../../../1-foundation/site/page-address.ts'
import type { RecordEvent } from '../../../1-foundation/webhooks/record-event.ts'
import { actorPseudonym } from '../../../2-identity/actor/actor.ts'
import type { FetchMissingQuestions } from '../../../3-quoting/question-sets/missing-questions.ts'
import { applicationEvent } from '../../../3-quoting/quotes/events/application-event.ts'
import { changeOf } from '../../../3-quoting/quotes/events/changes.ts'
import { changeQuote, type QuoteAccess } from '../../../3-quoting/quotes/quotes.store.ts'
import { publishReopened, reopenedColumns } from '../../../3-quoting/quotes/reopening.ts'
import type { ReadVersion } from '../../../3-quoting/quotes/replies/entity-tag.ts'
import { withLockedQuote } from '../../../3-quoting/quotes/require-quote.ts'
import { quoteProblems } from '../../../3-quoting/quotes/saving/validate-quote.ts'
import type { QuoteReader, QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { queueAsking } from '../offers/ask-carrier.job.ts'
import { disclosuresOf, type Statements } from '../offers/disclosures.ts'
import { renewalRecord } from '../snapshot/renewal-record.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { submissionSnapshot } from '../snapshot/submission-snapshot.ts'
import {
  findSubmission,
  insertOffers,
  insertSubmission,
  listOffers,
  listSubmissionDates,
  notifyPages,
} from '../submissions.store.ts'
import { offersFor, supersededBy } from './new-offers.ts'
import { registerApplicant } from './register-applicant.ts'
import { refuseTooManySubmissions } from './submission-limits.ts'

export type Dependencies = {
  db: Database
  reader: QuoteReader
  reference: ReferenceLookup & Statements
  encryptor: Encryptor
  notify: Notify
  pageAddress: PageAddress
  fetchMissingQuestions: FetchMissingQuestions
  recordEvent: RecordEvent
  clock: () => Date
}

type FinishRequest = {
  readonly access: QuoteAccess
  readonly read: ReadVersion
  /** Of the statements that were agreed to; undefined when none were shown. */
  readonly textKeys: readonly string[] | undefined
  readonly key?: string | undefined
  /** Question sets that are still missing count as empty. */
  readonly withoutMissingSets?: boolean
}

type SubmitAttempt = { readonly quote: QuoteSnapshot } | { readonly missingSets: readonly string[] }

/**
 * Submits a quote: stores its submission, adds an offer for each carrier, queues the requests to them, and registers the
 * contact, all or nothing. A quote that is submitted already stays as it is, so a repeated call submits once; and one that
 * was reopened is not submitted by an earlier request with the same key. Questions of insurers that were never fetched are
 * fetched first, and asked if they arrive (decision 87). An unexpected failure leaves the quote as it was. Source: seed 8.
 */
export async function finishForm(dependencies: Dependencies, request: FinishRequest): Promise<QuoteSnapshot> {
  try {
    const outcome = await submitInTransaction(dependencies, request)
    if (!('missingSets' in outcome)) return outcome.quote
    await dependencies.fetchMissingQuestions(request.access, outcome.missingSets)
    const again = await submitInTransaction(dependencies, { ...request, withoutMissingSets: true })
    if ('quote' in again) return again.quote
    throw new Error('The submission asks for questions twice')
  } catch (error) {
    throw error instanceof AppError ? error : submissionFailed(error)
  }
}

const submissionFailed = (cause: unknown): AppError =>
  new AppError(503, 'submission.failed', 'Submission to Binder has failed', { cause, retryAfterSeconds: 5 })

const submitInTransaction = (
  dependencies: Dependencies,
  { access, read: version, textKeys, key, withoutMissingSets = false }: FinishRequest,
): Promise<SubmitAttempt> =>
  withLockedQuote(dependencies, access, async ({ trx, now, quote }) => {
    const { row } = quote
    const { missingSets } = quote.flowState
    if (!row.completed && !withoutMissingSets && missingSets.length > 0) return { missingSets }
    const keyedRequest = {
      by: { actor: access },
      call: 'finishForm',
      key,
      request: [row.id, textKeys ?? null],
      quoteId: row.id,
      now,
    }
    const outcome = await runOncePerKey(trx, keyedRequest, async (uuid) => {
      if (row.completed) return quote
      if (version !== 'any' && version !== row.version) throw quoteChangedError()
      const earlier = await listSubmissionDates(trx, [row.id])
      refuseTooManySubmissions(earlier, now)
      const number = (earlier.at(-1)?.number ?? 0) + 1
      return await submit(trx, dependencies, { access, quote, textKeys, uuid, number, now })
    })
    return { quote: 'created' in outcome ? outcome.created : quote }
  })

type SubmissionInput = {
  readonly access: QuoteAccess
  readonly quote: QuoteSnapshot
  readonly textKeys: readonly string[] | undefined
  readonly uuid: string
  readonly number: number
  readonly now: Date
  /** The lines whose insurers are asked; all of them when absent. */
  readonly onlyLines?: readonly string[]
}

/**
 * Submits a quote, which the caller has locked, once more: only the insurers of these lines are asked, and the offers of
 * other lines go over to this submission.
 * @throws 422 when the answers are not complete; 429 when it was submitted too often
 */
export async function submitAgain(
  trx: Database,
  dependencies: Dependencies,
  { access, quote, uuid, onlyLines }: Required<Pick<SubmissionInput, 'access' | 'quote' | 'uuid' | 'onlyLines'>>,
): Promise<QuoteSnapshot> {
  const now = dependencies.clock()
  const earlier = await listSubmissionDates(trx, [quote.row.id])
  refuseTooManySubmissions(earlier, now)
  const number = (earlier.at(-1)?.number ?? 0) + 1
  return await submit(trx, dependencies, { access, quote, textKeys: undefined, uuid, number, now, onlyLines })
}

async function submit(
  trx: Database,
  dependencies: Dependencies,
  { access, quote, textKeys, uuid, number, now, onlyLines }: SubmissionInput,
): Promise<QuoteSnapshot> {
  const { reader, reference, encryptor } = dependencies
  const { row } = quote
  const agreement = (onlyLines && (await findEarlierAgreement(trx, row))) ?? {
    disclosures: disclosuresOf({ ...quote.served, view: quote.flowState.view }, reference, textKeys, now),
  }
  refuseIncomplete(quote, reference)

  const actor = actorPseudonym(access)
  const snapshot: Snapshot = {
    ...submissionSnapshot(quote, encryptor),
    number,
    submitted_at: now.toISOString(),
    submitted_by: actor,
    ...agreement,
    ...(row.renews === null ? {} : await renewalRecord(trx, quote, row.renews)),
  }
  const hash = contentHash(snapshot)
  const before = (await listOffers(trx, [row.id])).filter(({ is_current }) => is_current)
  await insertSubmission(trx, {
    uuid,
    quote_id: row.id,
    number,
    created_at: now,
    snapshot,
    hash,
    ...(onlyLines ? { lines: onlyLines } : {}),
  })
  const offers = offersFor(quote, uuid, now, before)
    .filter(({ line }) => onlyLines?.includes(line) ?? true)
    .map((offer) => ({ ...offer, supersedes: supersededBy(offer, before)?.uuid ?? null }))
  await insertOffers(trx, offers)
  const waiting = offers.filter(({ state }) => state === 'waiting')
  await queueAsking(
    trx,
    waiting.map((offer) => offer.uuid),
  )

  const insurers = new Set(waiting.map(({ carrier }) => carrier)).size
  const account_uuid = await registerApplicant(trx, dependencies, { quote, by: access, insurers, now })
  const version = row.version + 1
  const max_step = quote.flow.finished
  const reopening = reopenedColumns(row)
  const change = {
    ...reopening.set,
    version,
    completed: true,
    max_step,
    submission_uuid: uuid,
    account_uuid,
    updated_at: now,
  }
  const quoteAfter = await changeQuote(trx, row, change, {
    version,
    kind: 'finished',
    at: now,
    actor,
    changes: [
      changeOf('max_step', row.max_step, max_step),
      changeOf('submission_uuid', row.submission_uuid, uuid),
      // Makes the submission part of the chain of evidence.
      changeOf('submission_hash', null, hash),
      ...(onlyLines ? [changeOf('asked_again', null, onlyLines)] : []),
      ...reopening.changes,
    ],
  })
  await notifyPages(trx, quoteAfter)
  await publishReopened(trx, dependencies.recordEvent, row, quoteAfter)
  await dependencies.recordEvent(trx, applicationEvent('application.submitted', quoteAfter, { previous: 'draft' }))
  return reader.open(quoteAfter, now, access)
}

/**
 * The words agreed to with the application: only limits have changed since, and nobody is asked to agree to them again
 * before they sign for an offer. Undefined when nothing was agreed to.
 */
async function findEarlierAgreement(
  trx: Database,
  { submission_uuid: last }: QuoteSnapshot['row'],
): Promise<Pick<Snapshot, 'disclosures' | 'agreed_in'> | undefined> {
  const submission = last === null ? undefined : await findSubmission(trx, last)
  if (!submission || submission.snapshot.disclosures.length === 0) return undefined
  const { disclosures, agreed_in = submission.uuid } = submission.snapshot
  return { disclosures, agreed_in }
}

/** Nobody submits answers that they have not seen. */
export const quoteChangedError = (): AppError =>
  new AppError(409, 'quote.changed', 'This quote has changed. Review it before you submit it.')

function refuseIncomplete(quote: QuoteSnapshot, reference: ReferenceLookup): void {
  const problems = quoteProblems(quote, reference)
  if (problems.length === 0) return
  throw new AppError(422, 'quote.incomplete', 'Some answers are missing or no longer valid.', {
    errors: problems.map(({ field, message, key }) => ({ field, message, key })),
    details: {
      steps: [...Map.groupBy(problems, ({ step }) => step)].map(([step, stepProblems]) => ({
        step,
        problems: stepProblems.map(({ field, key, message }) => ({ field, key, message })),
      })),
    },
  })
}
