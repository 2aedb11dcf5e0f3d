import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import { createUncachedQuote, saveQuote } from '../../../api/resources/quotes.ts'
import type { Conflict } from '../../../api/server/problem.ts'
import { ApiProblem } from '../../../api/server/problem.ts'
import { visitAttribution } from '../../attribution/visit-attribution.ts'
import type { Draft } from '../draft/draft.ts'
import { dropQuoteCreation, quoteCreation } from '../draft/quote-creation.ts'
import type { RebasedSave } from '../step/page-preview.ts'
import { cookiesRefused } from './step-save.ts'

export type SaveRequest = {
  readonly quote: QuoteReply | null
  readonly step: string
  readonly body: Answers
  readonly version: number | undefined
  /** Rebases the change onto what was saved in the meantime, where the page can do so itself. */
  readonly rebase?: (conflicts: readonly Conflict[]) => RebasedSave | undefined
  /** The draft that was sent. */
  readonly from?: Draft
}

/** A request that takes longer counts as lost and is repeated: the same answers at the same version are saved once. */
const timeoutMs = 8000
const mostRebases = 5

/**
 * Saves a step, rebased onto others' saves where possible.
 * @returns the quote as stored
 * @throws ApiProblem with the conflicts that a person has to decide
 */
export async function saveStep(firstRequest: SaveRequest): Promise<QuoteReply> {
  let request = firstRequest
  for (let rebases = 0; ; rebases += 1) {
    try {
      return await sendUntilReconnected(request)
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || rebases === mostRebases) throw problem
      request = rebaseSave(request, problem)
    }
  }
}

/** The request rebased; throws the problem where there is no conflict, or a person has to decide it. */
function rebaseSave(request: SaveRequest, problem: ApiProblem): SaveRequest {
  const { conflicts, version } = problem
  const rebasedSave = conflicts.length > 0 ? request.rebase?.(conflicts) : undefined
  if (!rebasedSave) throw problem
  if (rebasedSave.conflicts.length > 0) throw problem.about(rebasedSave.conflicts)
  return { ...request, step: rebasedSave.step, body: rebasedSave.body, version }
}

/** A request that was under way when the connection broke may hang: it is repeated once the browser is back online. */
async function sendUntilReconnected(request: SaveRequest): Promise<QuoteReply> {
  const reconnection = new AbortController()
  const abort = new AbortController()
  addEventListener('online', () => reconnection.abort(), { signal: abort.signal })
  try {
    return await send(request, AbortSignal.any([reconnection.signal, AbortSignal.timeout(timeoutMs)]))
  } catch (problem) {
    if (reconnection.signal.aborted) return await send(request, AbortSignal.timeout(timeoutMs))
    throw problem
  } finally {
    abort.abort()
  }
}

async function send(
  { quote: quoteBefore, step, body, version }: SaveRequest,
  signal: AbortSignal,
): Promise<QuoteReply> {
  const quote = quoteBefore ?? (await createQuote(signal))
  const save = { step, answers: body, version: version ?? quote.version }
  const savedQuote = await saveQuote(quote, save, signal).catch((problem: unknown) => {
    throw quoteBefore ? problem : withoutCookies(problem)
  })
  dropQuoteCreation()
  return savedQuote
}

/** A quote that was just created is not this browser's: it did not keep the cookie that came with it. */
const withoutCookies = (problem: unknown): unknown =>
  problem instanceof ApiProblem && problem.asksToSignIn ? new ApiProblem(401, { code: cookiesRefused }) : problem

function createQuote(signal: AbortSignal): Promise<QuoteReply> {
  const { key, arrival } = quoteCreation(visitAttribution())
  return createUncachedQuote(key, arrival, signal)
}
