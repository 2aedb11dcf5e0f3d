import { isMissingChunk, mayReload } from './missing-chunk.ts'

const againMs = 3_000

/** A part of the application that is not given up: fetched again until it is here. */
export async function untilFetched<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (problem) {
      // A newer version took its place.
      if (navigator.onLine && isMissingChunk(problem) && mayReload(problem)) location.reload()
      await new Promise((resolve) => {
        setTimeout(resolve, againMs)
        addEventListener('online', resolve, { once: true })
      })
    }
  }
}
