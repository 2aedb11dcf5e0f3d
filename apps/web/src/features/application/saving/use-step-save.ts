import type { QuoteReply } from '@coverwright/contract/quotes'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { cacheQuote } from '../../../api/resources/quotes.ts'
import { ApiProblem } from '../../../api/server/problem.ts'
import { usePendingNavigation } from '../../../navigation/use-pending-navigation.ts'
import { useArea } from '../../quote/area.ts'
import { secondsToWait } from './retry-delay.ts'
import { type SaveRequest, saveStep } from './save-step.ts'
import { refusedSave, type StepSave } from './step-save.ts'

const idle: StepSave = { state: 'idle' }
const saving: StepSave = { state: 'saving' }
const slow: StepSave = { state: 'saving', slow: true }

/** Shown as under way when it takes longer; most saves do not, and the next page is all that is drawn. */
const quietMs = 100
/** A save that takes longer is said not to be saved. */
const slowMs = 1500

/** Ends a save that waits for another try after the page was left, or a newer save of the page was begun. */
class Superseded extends Error {}

const isPassing = (error: Error): error is ApiProblem => error instanceof ApiProblem && error.isPassing

/**
 * Saves a step, and tries again for as long as the server cannot be reached and the page is open; offline it waits for
 * the connection. `onSaved` gets the quote as it is stored, what was saved, and whether the page is still open; until then nothing
 * counts as saved, and the page's draft stays in the browser.
 */
export function useStepSave(onSaved: (quote: QuoteReply, request: SaveRequest, isHere: boolean) => unknown) {
  const { queryKey } = useArea()
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
      if (request !== latest.current) throw new Superseded()
      isSending.current = true
      try {
        return await saveStep(request)
      } finally {
        isSending.current = false
      }
    },
    retry: (_count, problem) => isPassing(problem),
    retryDelay: (count, problem) => (isPassing(problem) ? secondsToWait(problem, count) * 1000 : 0),
    // Also after the page was left, and all at once, so that it is drawn once: on the page that comes next.
    onSuccess: (saved, request) => onSaved(cacheQuote(saved), request, isHere.current && !pending.isLeaving()),
    onError: (problem) => {
      if (problem instanceof Superseded) return
      if (!(problem instanceof ApiProblem)) reportError(problem)
      // The quote is not what this page thought it was: look again, and the flow leads on.
      else if (problem.status === 409) void queryClient.invalidateQueries({ queryKey })
    },
  })
  const isPending = status === 'pending'
  const underWay = useUnderWay(isPending && failureCount === 0)
  const failed = isPending && failureReason && isPassing(failureReason) ? failureReason : undefined

  return {
    save: failed
      ? ({ state: 'failed', retryInSeconds: secondsToWait(failed, failureCount - 1, 1) } satisfies StepSave)
      : status === 'error'
        ? refusedSave(error)
        : underWay,
    start: (request: SaveRequest) => {
      // Whoever pressed a link before wants this by now.
      pending.stay()
      if (isSending.current) return
      latest.current = request
      mutate(request)
    },
    isRunning: () => isSending.current,
    forget: reset,
  }
}

/** How long a save is under way, in the words of its page. */
function useUnderWay(isUnderWay: boolean): StepSave {
  const [shown, show] = useState(idle)
  useEffect(() => {
    if (!isUnderWay) return
    const timers = [setTimeout(() => show(saving), quietMs), setTimeout(() => show(slow), slowMs)]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      show(idle)
    }
  }, [isUnderWay])
  return shown
}
