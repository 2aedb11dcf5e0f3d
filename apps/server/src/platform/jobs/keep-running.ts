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
    // A queue that has ended by itself refuses to be stopped.
    await runner.stop().catch(() => undefined)
    await running
  }
}
