import { adjustableFields } from '@coverwright/catalogue/lines/adjustable-answers'
import type { AskAgain } from '@coverwright/contract/offers'
import { type Answers, readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { isTaken, isWithInsurer } from '@coverwright/core/lifecycle/offer'
import type { Static } from 'typebox'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, refusedFields } from '../../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../../platform/errors/field-errors.ts'
import { runOncePerKey } from '../../../1-foundation/idempotency/run-once-per-key.ts'
import type { QuoteAccess } from '../../../3-quoting/quotes/quotes.store.ts'
import type { ReadVersion } from '../../../3-quoting/quotes/replies/entity-tag.ts'
import { withLockedQuote } from '../../../3-quoting/quotes/require-quote.ts'
import { type Dependencies as SaveDependencies, saveInHeld } from '../../../3-quoting/quotes/saving/save-quote.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { notSubmitted, outdatedOffers } from '../offers/choose-offers.ts'
import { isOutdated } from '../offers/outdated.ts'
import { submissionSnapshot } from '../snapshot/submission-snapshot.ts'
import { type ListedOffer, listOffers, listSubmissions, type OfferRow } from '../submissions.store.ts'
import { quoteChangedError, type Dependencies as SubmitDependencies, submitAgain } from '../submit/finish-form.ts'
import { linesToRequest } from './lines-to-request.ts'

export type Dependencies = SubmitDependencies & SaveDependencies

type AskedAgain = Static<typeof AskAgain> & { readonly read: ReadVersion; readonly key?: string | undefined }

/**
 * Requests new prices for some lines, with other limits or by the current answers: saves the answers and submits, like
 * the review, in one transaction. The offers of all other lines stay, since their insurers would get the same request.
 * Missing answers refuse it with 422, and nothing is changed.
 * @throws 409 while an offer of such a line is chosen, or an insurer of another line has not answered yet
 */
export const askAgain = (
  dependencies: Dependencies,
  access: QuoteAccess,
  { lines, answers = {}, read: version, key }: AskedAgain,
): Promise<QuoteSnapshot> =>
  withLockedQuote(dependencies, access, async ({ trx, now, quote: before }) => {
    const { row } = before
    const request = {
      by: { actor: access },
      call: 'askAgain',
      key,
      request: [row.id, lines, answers],
      quoteId: row.id,
      now,
    }
    const outcome = await runOncePerKey(trx, request, async (uuid) => {
      if (row.submission_uuid === null) throw notSubmitted()
      if (await isOutdated({ db: trx, encryptor: dependencies.encryptor }, before)) throw outdatedOffers()
      refuseOthers(before, lines, answers)
      const quote = await saveAnswers(trx, dependencies, access, { row: before, answers, read: version })
      const snapshot = submissionSnapshot(quote, dependencies.encryptor)
      const submissions = await listSubmissions(trx, [row.id])
      const all = await listOffers(trx, [row.id])
      const offers = all.filter(({ is_current }) => is_current)
      const snapshots = new Map(submissions.map(({ uuid: each, snapshot: before }) => [each, before]))
      const again = linesToRequest(offers, lines, Object.keys(answers), { sent: snapshots, now: snapshot })
      refuseTaken(all, again)
      refuseWaiting(offers, again)
      return await submitAgain(trx, dependencies, { access, quote, uuid, onlyLines: again })
    })
    return 'created' in outcome ? outcome.created : before
  })

/** Only limits and deductibles of the named lines are changed here. */
function refuseOthers({ served, flowState }: QuoteSnapshot, lines: readonly string[], answers: Answers): void {
  const fields = lines.flatMap((line) => adjustableFields(line, flowState))
  const others = Object.keys(answers).filter((path) => !fields.some((field) => field.path === path))
  if (others.length === 0) return
  throw refusedFields(
    fieldErrors(
      others.map((path) => ({ path: `answers.${path}`, key: 'validationError.notAnOption' })),
      served.translate,
    ),
  )
}

type Saving = { readonly row: QuoteSnapshot; readonly answers: Answers; readonly read: ReadVersion }

async function saveAnswers(
  trx: Database,
  dependencies: Dependencies,
  access: QuoteAccess,
  { row: { row, answers: storedAnswers }, answers, read: version }: Saving,
): Promise<QuoteSnapshot> {
  if (version !== 'any' && version !== row.version) throw quoteChangedError()
  const newAnswers = Object.entries(answers).reduce<Answers>(
    (all, [path, answer]) => writeAnswer(all, path, answer),
    storedAnswers,
  )
  // A save names its fields by the first part of their path.
  const names = new Set(Object.keys(answers).map((path) => path.split('.')[0] ?? path))
  const limits = Object.fromEntries([...names].map((name) => [name, readAnswer(newAnswers, name)]))
  const body = { ...(row.completed ? { command: 'reopen' as const } : {}), ...limits }
  const result = await saveInHeld(trx, dependencies, { access: { ...access, id: row.id }, read: row.version, body })
  if (!('quote' in result)) throw quoteChangedError()
  return result.quote
}

/** A choice from before the insurers were asked again cannot be withdrawn, and binds nobody. */
function refuseTaken(all: readonly ListedOffer[], again: readonly string[]): void {
  const chosenOffers = all.filter(({ is_current, stage }) => (is_current ? isTaken(stage) : isWithInsurer(stage)))
  if (!chosenOffers.some(({ line }) => again.includes(line))) return
  throw new AppError(
    409,
    'offers.line_chosen',
    'An offer of this insurance is chosen or being bound. Undo the choice first.',
  )
}

function refuseWaiting(offers: readonly OfferRow[], again: readonly string[]): void {
  if (!offers.some(({ line, state }) => !again.includes(line) && state === 'waiting')) return
  throw new AppError(409, 'offers.awaited', 'Other insurers have not answered yet. Try again in a few minutes.', {
    retryAfterSeconds: 60,
  })
}
