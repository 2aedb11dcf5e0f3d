import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'

type Options = {
  readonly start: () => Promise<Runner>
  /** Told why it has ended, or did not start again. */
  readonly onEnd: (error: unknown) => void
  readonly shortestPauseMs?: number
}

const longestPauseMs = 5_000

/**
 * Keeps the doing of jobs going. The queue ends itself when it cannot write down what became of a job, as when its
 * database is gone for a moment; it is started again, after growing pauses while that does not help.
 */
export async function keepRunning({ start, onEnd, shortestPauseMs = 250 }: Options): Promise<() => Promise<void>> {
  const stopped = new AbortController()
  let runner: Runner = await start()
  const running = (async () => {
    while (!stopped.signal.aborted) {
      const end = await runner.promise.catch((error: unknown) => error)
      if (!stopped.signal.aborted) onEnd(end)
      await startAgain()
    }
  })()

  async function startAgain(): Promise<void> {
    for (let pause = shortestPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => undefined)
      if (stopped.signal.aborted) return
      try {
        runner = await start()
        return
      } catch (error) {
        onEnd(error)
      }
    }
  }

  return async () => {
    stopped.abort()
    // One that has ended by itself refuses to be stopped.
    await runner.stop().catch(() => undefined)
    await running
  }
}
