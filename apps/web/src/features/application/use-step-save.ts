import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import { useEffect, useRef, useState } from 'react'
import type { Conflict, FieldError } from '../../api/client.ts'
import { ApiProblem } from '../../api/client.ts'
import { createQuote, keep, saveQuote } from '../../api/quote-calls.ts'
import { queryClient } from '../../api/store/page-queries.ts'
import { useArea } from './area.ts'
import type { Draft } from './draft.ts'
import { creationKey, dropCreationKey } from './draft.ts'
import { secondsToWait } from './retry.ts'
import type { Rebased } from './subject.ts'

export type StepSave =
  | { readonly state: 'idle' }
  /** `slow`: for so long that nobody should take it for saved. */
  | { readonly state: 'saving'; readonly slow?: true }
  /** Not reached; tried again by itself, and at once when the connection is back. */
  | { readonly state: 'failed'; readonly retryInSeconds: number }
  /** Someone else changed the same answers meanwhile. */
  | { readonly state: 'conflict'; readonly conflicts: readonly Conflict[]; readonly version: number }
  | { readonly state: 'refused'; readonly errors: readonly FieldError[]; readonly code: string }

const idle: StepSave = { state: 'idle' }
const saving: StepSave = { state: 'saving' }

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

/** A save is said to be under way when it takes longer; most do not, and the next page is all that is drawn. */
const quietMs = 100
/** A save that takes longer is said not to be saved. */
const slowMs = 1500
/** One that takes longer was lost on its way, and is sent again: the same answers on the same version are saved once. */
const patienceMs = 8000
/** Whoever is overtaken more often than this is told so. */
const mostRebases = 5

/**
 * Saves a step and keeps at it: one save at a time, repeated while the server cannot be reached. `onSaved` gets the
 * quote as it is stored, what was saved, and whether the page still stands there; until then nothing counts as saved.
 */
export function useStepSave(onSaved: (quote: QuoteReply, request: Request, isHere: boolean) => unknown) {
  const query = useArea()
  const [save, setSave] = useState<StepSave>(idle)
  const running = useRef<AbortController | undefined>(undefined)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const again = useRef<(() => void) | undefined>(undefined)

  const attempt = async (request: Request, tries: number): Promise<void> => {
    const stop = new AbortController()
    running.current = stop
    again.current = undefined
    // What is said of the last try is not true any more.
    setSave((last) => (last.state === 'idle' ? last : saving))
    const busy = setTimeout(() => setSave(saving), quietMs)
    const slow = setTimeout(() => setSave({ state: 'saving', slow: true }), slowMs)
    const outcome = await stored(request, tries, stop.signal)
    clearTimeout(busy)
    clearTimeout(slow)
    running.current = undefined
    if ('saved' in outcome) {
      // All at once, so that it is drawn once: on the page that comes next.
      const saved = keep(outcome.saved)
      setSave(idle)
      // Whoever left the page meanwhile is not called back to it.
      onSaved(saved, request, here.current)
      return
    }
    const { problem } = outcome
    setSave(outcome.save)
    if (!(problem instanceof ApiProblem)) throw problem
    // The quote is not what this page thought it was: look again, and the trail leads on.
    if (problem.status === 409) void queryClient.invalidateQueries(query)
    if (problem.isPassing) again.current = () => void attempt(request, tries + 1)
  }

  const waiting = save.state === 'failed' ? save : undefined
  useEffect(() => {
    // What is under way since before the connection broke may hang for long.
    const retry = () => (running.current ? running.current.abort() : again.current?.())
    const timer = waiting && setTimeout(retry, waiting.retryInSeconds * 1000)
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [waiting])

  const start = (request: Request) => {
    if (!running.current) void attempt(request, 0)
  }

  return { save, start, isRunning: () => running.current !== undefined, forget: () => setSave(idle) }
}

async function storeStep({ quote: known, step, body, version }: Request, stop: AbortSignal): Promise<QuoteReply> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(patienceMs)])
  const quote = known ?? (await createQuote(creationKey(), signal))
  const saved = await saveQuote(quote, { step, answers: body, version: version ?? quote.version }, signal)
  dropCreationKey()
  return saved
}

type Outcome = { readonly saved: QuoteReply } | { readonly save: StepSave; readonly problem: unknown }

/** Stores it, on top of what somebody else stored meanwhile where the two can be joined. */
async function stored(asked: Request, tries: number, stop: AbortSignal): Promise<Outcome> {
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
