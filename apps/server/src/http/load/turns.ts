import { AsyncLocalStorage } from 'node:async_hooks'

type Options = {
  /** One turn works for about as long. */
  workMs?: number
  /** How long work waits at a time for those who come in. */
  lettingInMs?: number
  now?: () => number
}

type Waiting = { readonly work: () => void; readonly since: number }

export type Turns = ReturnType<typeof createTurns>

/**
 * Shares a process out among its calls. A turn of Node's event loop lets in one connection and reads from all that are
 * open. Were all that it read worked on at once, the turn of a loaded process would last as long as a hundred calls, and
 * whoever came as the fiftieth would be let in after fifty such turns. So a turn works for a few milliseconds, in the order
 * in which calls came, and what is left waits for the next; and while each turn brings somebody new, work waits a moment.
 * There are fewer calls in work at once, too, and each of them is done sooner.
 */
export function createTurns({ workMs = 5, lettingInMs = 20, now = () => performance.now() }: Options = {}) {
  // A turn is no call's.
  const outside = AsyncLocalStorage.snapshot()
  const waiting: Waiting[] = []
  let isUnderWay = false
  let until = 0
  let cameSomebody = false
  let lettingInSince: number | undefined

  function begin(forMs: number): void {
    isUnderWay = true
    until = now() + forMs
    outside(setImmediate, end)
  }

  /** After the turn's reading: what waits is worked on, or those who come in go first. */
  function end(): void {
    isUnderWay = false
    const letsIn = cameSomebody && waiting.length > 0
    cameSomebody = false
    if (letsIn) {
      lettingInSince ??= now()
      if (now() - lettingInSince < lettingInMs) {
        begin(0)
        return
      }
    }
    lettingInSince = undefined
    if (waiting.length === 0) return
    begin(workMs)
    while (waiting.length > 0 && now() < until) waiting.shift()?.work()
  }

  return {
    /** Somebody was let in. */
    cameIn(): void {
      cameSomebody = true
    },

    /** Does the work in its turn: at once, if nothing waits and there is time. */
    take(work: () => void): void {
      if (!isUnderWay) begin(workMs)
      if (waiting.length === 0 && !cameSomebody && now() < until) work()
      else waiting.push({ work: AsyncLocalStorage.bind(work), since: now() })
    },

    /** How long the one that waits longest has waited. */
    lateMs: (): number => (waiting[0] ? now() - waiting[0].since : 0),
  }
}
