import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Conflict, FieldError } from '../../../api/server/client.ts'
import { ApiProblem } from '../../../api/server/client.ts'
import { createQuote, saveQuote } from '../../../api/server/quote-calls.ts'
import { visitCameFrom } from '../../attribution/referrer.ts'
import { creation, dropCreation } from '../draft/creation.ts'
import type { Draft } from '../draft/draft.ts'
import type { Rebased } from '../step/page-preview.ts'
import { secondsToWait } from './retry.ts'

export type StepSave =
  | { readonly state: 'idle' }
  /** `slow`: for so long that nobody should take it for saved. */
  | { readonly state: 'saving'; readonly slow?: true }
  /** Not reached; tried again by itself, and at once when the connection is back. */
  | { readonly state: 'failed'; readonly retryInSeconds: number }
  /** Someone else changed the same answers meanwhile. */
  | { readonly state: 'conflict'; readonly conflicts: readonly Conflict[]; readonly version: number }
  | { readonly state: 'refused'; readonly errors: readonly FieldError[]; readonly code: string }

export type Request = {
  readonly quote: QuoteReply | null
  readonly step: string
  readonly body: Answers
  readonly version: number | undefined
  /** The same change on top of what was stored meanwhile, where this page can join the two itself. */
  readonly rebase?: (conflicts: readonly Conflict[]) => Rebased | undefined
  /** What stood in the page’s controls when it was sent. */
  readonly from?: Draft
}

/** One that takes longer was lost on its way, and is sent again: the same answers on the same version are saved once. */
const patienceMs = 8000
/** Whoever is overtaken more often than this is told so. */
const mostRebases = 5

async function storeStep({ quote: known, step, body, version }: Request, stop: AbortSignal): Promise<QuoteReply> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(patienceMs)])
  const quote = known ?? (await begun(signal))
  const saved = await saveQuote(quote, { step, answers: body, version: version ?? quote.version }, signal)
  dropCreation()
  return saved
}

function begun(signal: AbortSignal): Promise<QuoteReply> {
  const { key, arrival } = creation(visitCameFrom())
  return createQuote(key, arrival, signal)
}

type Outcome = { readonly saved: QuoteReply } | { readonly save: StepSave; readonly problem: unknown }

/** Stores it, on top of what somebody else stored meanwhile where the two can be joined. */
export async function stored(asked: Request, tries: number, stop: AbortSignal): Promise<Outcome> {
  let request = asked
  for (let rebases = 0; ; rebases += 1) {
    try {
      return { saved: await storeStep(request, stop) }
    } catch (problem) {
      const save = failure(problem, tries, stop)
      const joined = rebases < mostRebases ? joinedWith(request, save) : undefined
      if (!joined || 'state' in joined) return { save: joined ?? save, problem }
      request = joined
    }
  }
}

/**
 * A save that somebody else's overtook: the same on top of theirs, or what the two disagree on; undefined when the page
 * cannot tell.
 */
function joinedWith(request: Request, failed: StepSave): Request | StepSave | undefined {
  if (failed.state !== 'conflict') return undefined
  const rebased = request.rebase?.(failed.conflicts)
  if (!rebased) return undefined
  if (rebased.conflicts.length > 0) return { ...failed, conflicts: rebased.conflicts }
  return { ...request, step: rebased.step, body: rebased.body, version: failed.version }
}

function failure(problem: unknown, tries: number, stop: AbortSignal): StepSave {
  if (!(problem instanceof ApiProblem)) return { state: 'refused', errors: [], code: 'unknown' }
  // Stopped because the connection is back.
  if (problem.isPassing) return { state: 'failed', retryInSeconds: stop.aborted ? 0 : secondsToWait(problem, tries) }
  if (problem.conflicts.length) {
    const version = Number(problem.etag?.replaceAll('"', '') ?? Number.NaN)
    return { state: 'conflict', conflicts: problem.conflicts, version }
  }
  return { state: 'refused', errors: problem.errors, code: problem.code }
}
