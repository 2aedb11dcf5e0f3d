import { setTimeout as wait } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'

type Options = {
  readonly start: () => Promise<Runner>
  /** Called with the reason why it ended or could not be restarted. */
  readonly onEnd: (error: unknown) => void
  readonly shortestPauseMs?: number
}

const longestPauseMs = 5_000

/**
 * Keeps the job queue running. The queue ends itself when it cannot record a job's outcome, as when its database is gone
 * for a moment; it is restarted, after growing pauses while that does not help.
 */
export async function keepRunning({ start, onEnd, shortestPauseMs = 250 }: Options): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let runner: Runner = await start()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const end = await runner.promise.catch((error: unknown) => error)
      if (!stopping.signal.aborted) onEnd(end)
      await startAgain()
    }
  })()

  async function startAgain(): Promise<void> {
    for (let pause = shortestPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      try {
        runner = await start()
        return
      } catch (error) {
        onEnd(error)
      }
    }
  }

  return async () => {
    stopping.abort()
    // A queue that has ended by itself refuses to be stopped.
    await runner.stop().catch(() => undefined)
    await running
  }
}
