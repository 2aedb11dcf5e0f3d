const longestWaitMs = 30_000

const isOffline = (): boolean => navigator.onLine === false

/** Waits for the connection, if there is none; `onWait` is told when it begins to wait and when that is over. */
export async function online(onWait: (waits: boolean) => void = () => undefined): Promise<void> {
  if (!isOffline()) return
  onWait(true)
  await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  onWait(false)
}

type Trying = {
  readonly signal: AbortSignal
  readonly retry: (count: number, error: Error) => boolean
  readonly onWait: (waits: boolean) => void
}

/** Asks until it is answered, or until trying once more is of no use: after 1, 2, 4 … seconds. */
export async function tried<T>(ask: () => Promise<T>, { signal, retry, onWait }: Trying): Promise<T> {
  for (let count = 0; ; count += 1) {
    if (isOffline()) await online(onWait)
    try {
      return await ask()
    } catch (problem) {
      const error = problem instanceof Error ? problem : new Error(String(problem))
      if (signal.aborted || !retry(count, error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 2 ** count, longestWaitMs)))
      if (signal.aborted) throw error
    }
  }
}
