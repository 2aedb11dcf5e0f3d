import { useEffect, useReducer, useRef } from 'react'
import { uploadDocument } from '../../api/resources/documents.ts'
import { ApiProblem } from '../../api/server/problem.ts'
import type { Upload } from './upload-queue.ts'
import { emptyQueue, failureOf, nextToSend, reduceQueue } from './upload-queue.ts'

type Options = {
  readonly quoteId: string | undefined
  readonly document: string
  readonly onArrived: (name: string) => void
}

/** Uploads files for one document, one at a time. An upload in progress continues when the user leaves the page. */
export function useUploads({ quoteId, document, onArrived }: Options) {
  const [queue, dispatch] = useReducer(reduceQueue, emptyQueue)
  const sending = useRef(new Map<number, AbortController>())
  const next = nextToSend(queue)

  const send = async ({ key, file }: Upload, to: string): Promise<void> => {
    const controller = new AbortController()
    sending.current.set(key, controller)
    try {
      const onProgress = (percent: number) => dispatch({ type: 'progressed', key, percent })
      await uploadDocument({ quoteId: to, document, file, onProgress, signal: controller.signal })
      dispatch({ type: 'arrived', key })
      onArrived(file.name)
    } catch (problem) {
      if (controller.signal.aborted) return
      if (!(problem instanceof ApiProblem)) throw problem
      dispatch({ type: 'failed', key, failure: failureOf(problem.status, problem.code) })
    } finally {
      sending.current.delete(key)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each upload starts once
  useEffect(() => {
    if (!next || quoteId === undefined) return
    dispatch({ type: 'started', key: next.key })
    void send(next, quoteId)
  }, [next?.key, quoteId])

  return {
    uploads: queue.uploads,
    add: (files: readonly File[]) => dispatch({ type: 'chosen', files }),
    retry: (key: number) => dispatch({ type: 'again', key }),
    /** Aborts the upload, if it is under way, and removes it from the queue. */
    dismiss: (key: number) => {
      sending.current.get(key)?.abort()
      dispatch({ type: 'dismissed', key })
    },
  }
}
