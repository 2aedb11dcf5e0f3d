import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import { useEffect, useRef, useState } from 'react'
import type { Conflict, FieldError } from '../../api/client.ts'
import { ApiProblem } from '../../api/client.ts'
import { queryClient } from '../../api/queries.ts'
import { createQuote, saveQuote } from '../../api/quote-calls.ts'
import { useArea } from './area.ts'
import { creationKey, dropCreationKey } from './draft.ts'
import type { Rebased } from './subject.ts'

export type StepSave =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' }
  /** Not reached; tried again by itself, and at once when the connection is back. */
  | { readonly state: 'failed'; readonly retryInSeconds: number }
  /** Someone else changed the same answers meanwhile. */
  | { readonly state: 'conflict'; readonly conflicts: readonly Conflict[]; readonly version: number }
  | { readonly state: 'refused'; readonly errors: readonly FieldError[]; readonly code: string }

type Request = {
  readonly quote: QuoteReply | null
  readonly step: string
  readonly body: Answers
  readonly version: number | undefined
  /** The same change on top of what was stored meanwhile, where this page can join the two itself. */
  readonly rebase?: (conflicts: readonly Conflict[]) => Rebased | undefined
}

const pauses = [2, 4, 8, 15, 30]
/** Whoever is overtaken more often than this is told so. */
const mostRebases = 5

/**
 * Saves a step and keeps at it: one save at a time, repeated while the server cannot be reached. `onSaved` gets the
 * quote as it is stored; until then nothing counts as saved.
 */
export function useStepSave(onSaved: (quote: QuoteReply) => void) {
  const query = useArea()
  const [save, setSave] = useState<StepSave>({ state: 'idle' })
  const running = useRef(false)
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const again = useRef<(() => void) | undefined>(undefined)

  const attempt = async (request: Request, tries: number): Promise<void> => {
    running.current = true
    again.current = undefined
    setSave({ state: 'saving' })
    const outcome = await stored(request, tries)
    running.current = false
    if ('saved' in outcome) {
      setSave({ state: 'idle' })
      // Whoever left the page meanwhile is not called back to it.
      if (here.current) onSaved(outcome.saved)
      return
    }
    const { problem } = outcome
    setSave(outcome.save)
    if (!(problem instanceof ApiProblem)) throw problem
    // The quote is not what this page thought it was: look again, and the trail leads on.
    if (problem.status === 409) void queryClient.invalidateQueries(query)
    if (problem.isPassing) again.current = () => void attempt(request, tries + 1)
  }

  const waiting = save.state === 'failed' ? save.retryInSeconds : undefined
  useEffect(() => {
    if (waiting === undefined) return undefined
    const retry = () => again.current?.()
    const timer = setTimeout(retry, waiting * 1000)
    addEventListener('online', retry)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [waiting])

  const start = (request: Request) => {
    if (!running.current) void attempt(request, 0)
  }

  return { save, start, forget: () => setSave({ state: 'idle' }) }
}

async function storeStep({ quote: known, step, body, version }: Request): Promise<QuoteReply> {
  const quote = known ?? (await createQuote(creationKey()))
  const saved = await saveQuote(quote, { step, answers: body, version: version ?? quote.version })
  dropCreationKey()
  return saved
}

type Outcome = { readonly saved: QuoteReply } | { readonly save: StepSave; readonly problem: unknown }

/** Stores it, on top of what somebody else stored meanwhile where the two can be joined. */
async function stored(asked: Request, tries: number): Promise<Outcome> {
  let request = asked
  for (let rebases = 0; ; rebases += 1) {
    try {
      return { saved: await storeStep(request) }
    } catch (problem) {
      const save = failure(problem, tries)
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

function failure(problem: unknown, tries: number): StepSave {
  if (!(problem instanceof ApiProblem)) return { state: 'refused', errors: [], code: 'unknown' }
  if (problem.isPassing) return { state: 'failed', retryInSeconds: pauses[Math.min(tries, pauses.length - 1)] ?? 30 }
  if (problem.conflicts.length) {
    const version = Number(problem.etag?.replaceAll('"', '') ?? Number.NaN)
    return { state: 'conflict', conflicts: problem.conflicts, version }
  }
  return { state: 'refused', errors: problem.errors, code: problem.code }
}
