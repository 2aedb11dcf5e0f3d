import { reloadForNewer } from './missing-chunk.ts'

const againMs = 3_000

/** A part of the application that is not given up: fetched again until it is here. */
export async function untilFetched<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (problem) {
      await reloadForNewer(problem)
      await new Promise((resolve) => {
        setTimeout(resolve, againMs)
        addEventListener('online', resolve, { once: true })
      })
    }
  }
}
