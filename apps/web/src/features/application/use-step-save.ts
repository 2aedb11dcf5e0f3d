import type { QuoteReply } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import { useEffect, useRef, useState } from 'react'
import type { Conflict, FieldError } from '../../api/client.ts'
import { ApiProblem } from '../../api/client.ts'
import { queryClient, quoteQuery } from '../../api/queries.ts'
import { createQuote, saveQuote } from '../../api/quote-calls.ts'
import { creationKey, dropCreationKey } from './draft.ts'

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
}

const pauses = [2, 4, 8, 15, 30]

/**
 * Saves a step and keeps at it: one save at a time, repeated while the server cannot be reached. `onSaved` gets the
 * quote as it is stored; until then nothing counts as saved.
 */
export function useStepSave(onSaved: (quote: QuoteReply) => void) {
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
    try {
      const saved = await storeStep(request)
      setSave({ state: 'idle' })
      // Whoever left the page meanwhile is not called back to it.
      if (here.current) onSaved(saved)
    } catch (problem) {
      setSave(failure(problem, tries))
      if (!(problem instanceof ApiProblem)) throw problem
      // The quote is not what this page thought it was: look again, and the trail leads on.
      if (problem.status === 409) void queryClient.invalidateQueries(quoteQuery)
      if (problem.isPassing) again.current = () => void attempt(request, tries + 1)
    } finally {
      running.current = false
    }
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
  const saved = await saveQuote(quote._id, { step, answers: body, version: version ?? quote.version })
  dropCreationKey()
  return saved
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
