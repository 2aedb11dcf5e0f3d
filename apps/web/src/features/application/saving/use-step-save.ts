import type { QuoteReply } from '@coverwright/contract/quotes'
import { useEffect, useRef, useState } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { ApiProblem } from '../../../api/server/client.ts'
import { usePendingNavigation } from '../../../navigation/use-pending-navigation.ts'
import { rest } from '../../../rest-at-hand.ts'
import { useArea } from '../../quote/area.ts'
import type { Request, StepSave } from './stored-step.ts'

const idle: StepSave = { state: 'idle' }
const saving: StepSave = { state: 'saving' }

/** A save is said to be under way when it takes longer; most do not, and the next page is all that is drawn. */
const quietMs = 100
/** A save that takes longer is said not to be saved. */
const slowMs = 1500

/**
 * Saves a step and keeps at it: one save at a time, repeated while the server cannot be reached. `onSaved` gets the
 * quote as it is stored, what was saved, and whether the page still stands there; until then nothing counts as saved.
 */
export function useStepSave(onSaved: (quote: QuoteReply, request: Request, isHere: boolean) => unknown) {
  const query = useArea()
  const pending = usePendingNavigation()
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
    const outcome = await rest().stored(request, tries, stop.signal)
    clearTimeout(busy)
    clearTimeout(slow)
    running.current = undefined
    if ('saved' in outcome) {
      // All at once, so that it is drawn once: on the page that comes next.
      const saved = rest().keep(outcome.saved)
      setSave(idle)
      // Whoever left the page meanwhile is not called back to it.
      onSaved(saved, request, here.current && !pending.isLeaving())
      return
    }
    const { problem } = outcome
    setSave(outcome.save)
    if (!(problem instanceof ApiProblem)) throw problem
    // The quote is not what this page thought it was: look again, and the trail leads on.
    if (problem.status === 409) void queryClient.invalidateQueries({ queryKey: query.queryKey })
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
    // Whoever pressed a link before wants this by now.
    pending.stay()
    if (!running.current) void attempt(request, 0)
  }

  return { save, start, isRunning: () => running.current !== undefined, forget: () => setSave(idle) }
}
