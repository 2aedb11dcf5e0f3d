import type { QuoteReply } from '@coverwright/contract/quotes'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { cacheQuote } from '../../../api/resources/quotes.ts'
import { ApiProblem } from '../../../api/server/problem.ts'
import { usePendingNavigation } from '../../../ui/interaction/use-pending-navigation.ts'
import { fetchNeededBy } from '../../quote/needed-modules.ts'
import { useQuoteScope } from '../../quote/quote-scope.ts'
import { secondsToWait } from './retry-delay.ts'
import { type SaveRequest, saveStep } from './save-step.ts'
import { refusedSave, type StepSave } from './step-save.ts'

const idle: StepSave = { state: 'idle' }
const saving: StepSave = { state: 'saving' }
const slow: StepSave = { state: 'saving', slow: true }

/** A save is shown as under way only after this long; most end sooner, and only the next page is drawn. */
const quietMs = 100
/** After this long the page says that it is not saved. */
const slowMs = 1500

/** Ends a save that waits for a retry when its page is left or saved again. */
class SupersededError extends Error {}

const isTransient = (error: Error): error is ApiProblem => error instanceof ApiProblem && error.isTransient

/**
 * Saves a step, and retries while the server cannot be reached and the page is open; offline it waits for the connection.
 * `onSaved` gets the quote as stored, the request, and whether the page is still open. Until then the page's draft stays in
 * the browser.
 */
export function useStepSave(onSaved: (quote: QuoteReply, request: SaveRequest, isHere: boolean) => unknown) {
  const { queryKey } = useQuoteScope()
  const pending = usePendingNavigation()
  const latest = useRef<SaveRequest | undefined>(undefined)
  const isHere = useRef(true)
  const isSending = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      latest.current = undefined
    }
  }, [])

  const { mutate, reset, status, error, failureCount, failureReason } = useMutation({
    networkMode: 'offlineFirst',
    mutationFn: async (request: SaveRequest) => {
      if (request !== latest.current) throw new SupersededError()
      isSending.current = true
      try {
        const savedQuote = await saveStep(request)
        // Its pages are shown at once. What fails is fetched again, and reported, by the page that needs it.
        await fetchNeededBy(savedQuote).catch(() => undefined)
        return savedQuote
      } finally {
        isSending.current = false
      }
    },
    retry: (_count, problem) => isTransient(problem),
    retryDelay: (count, problem) => (isTransient(problem) ? secondsToWait(problem, count) * 1000 : 0),
    // Also after the page was left. In one batch, so that only the next page is rendered.
    onSuccess: (savedQuote, request) =>
      onSaved(cacheQuote(savedQuote), request, isHere.current && !pending.isLeaving()),
    onError: (problem) => {
      if (problem instanceof SupersededError) return
      if (!(problem instanceof ApiProblem)) reportError(problem)
      // This page's copy of the quote is outdated; the fetched one leads on.
      else if (problem.status === 409) void queryClient.invalidateQueries({ queryKey })
    },
  })
  const isPending = status === 'pending'
  const underWay = useUnderWay(isPending && failureCount === 0)
  const failure = isPending && failureReason && isTransient(failureReason) ? failureReason : undefined

  return {
    save: failure
      ? ({ state: 'failed', retryInSeconds: secondsToWait(failure, failureCount - 1, 1) } satisfies StepSave)
      : status === 'error'
        ? refusedSave(error)
        : underWay,
    start: (request: SaveRequest) => {
      // Continue after a link was pressed cancels the navigation.
      pending.stay()
      if (isSending.current) return
      latest.current = request
      mutate(request)
    },
    isRunning: () => isSending.current,
    forget: reset,
  }
}

/** The state of a save by how long it has been under way. */
function useUnderWay(isUnderWay: boolean): StepSave {
  const [saveState, show] = useState(idle)
  useEffect(() => {
    if (!isUnderWay) return
    const timers = [setTimeout(() => show(saving), quietMs), setTimeout(() => show(slow), slowMs)]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      show(idle)
    }
  }, [isUnderWay])
  return saveState
}
