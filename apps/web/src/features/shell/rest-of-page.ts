import { isMissingChunk, mayReload } from '../../api/missing-chunk.ts'
import { bringRest } from '../../bring-rest.ts'

type RestOfPage = typeof import('./around-page.tsx')

let asked: Promise<RestOfPage> | undefined

const againMs = 3_000

/**
 * What stands around the first page's form, and what checks it, fetched once the form answers. It is not given up: until
 * it is here what is typed is kept, and what is pressed waits (`rendered-page.ts`).
 */
export function restOfPage(): Promise<RestOfPage> {
  asked ??= fetched()
  return asked
}

async function fetched(): Promise<RestOfPage> {
  for (;;) {
    try {
      const [around] = await Promise.all([import('./around-page.tsx'), bringRest()])
      return around
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
