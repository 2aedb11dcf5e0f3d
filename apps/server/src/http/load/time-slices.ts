import { AsyncLocalStorage } from 'node:async_hooks'

type Options = {
  /** How long calls are worked on before new connections are accepted. */
  sliceMs?: number
  now?: () => number
}

/**
 * Spreads work over turns of the event loop. Node accepts one connection a turn and reads from all open ones; a turn that
 * handled everything it read could last as long as a hundred calls, and the fiftieth new connection would wait for fifty
 * such turns. Work beyond a slice waits for the next turn, in order of arrival.
 */
export function createTimeSlices({ sliceMs = 5, now = () => performance.now() }: Options = {}) {
  // A slice belongs to no call.
  const outside = AsyncLocalStorage.snapshot()
  const waiting: (() => void)[] = []
  let isUnderWay = false
  let until = 0

  function begin(): void {
    isUnderWay = true
    until = now() + sliceMs
    outside(setImmediate, end)
  }

  function end(): void {
    isUnderWay = false
    if (waiting.length === 0) return
    begin()
    while (waiting.length > 0 && now() < until) waiting.shift()?.()
  }

  return {
    /** Does the work at once if nothing waits and there is time, else in a later turn. */
    run(work: () => void): void {
      if (!isUnderWay) begin()
      if (waiting.length === 0 && now() < until) work()
      else waiting.push(AsyncLocalStorage.bind(work))
    },
  }
}
