import type { Page } from '@playwright/test'

declare global {
  /** The number of times that React wrote to the page. */
  var commits: number
  /** The count when it was last read, and since when it is unchanged. */
  var still: { readonly count: number; readonly since: number } | undefined
}

/** From the next load on, counts React's commits, in the way its developer tools do. */
export const countCommits = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.commits = 0
    const count = () => {
      globalThis.commits += 1
    }
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: count,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    })
  })

/** The commits since the page was loaded. */
export const commitsOf = (page: Page): Promise<number> => page.evaluate(() => globalThis.commits)

/** Resolves when everything that follows a page has loaded and React has committed nothing for a moment. */
export const waitUntilSettled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const { count, since } = globalThis.still ?? {}
      if (count !== globalThis.commits) globalThis.still = { count: globalThis.commits, since: performance.now() }
      return since !== undefined && count === globalThis.commits && performance.now() - since > 500
    },
    undefined,
    { polling: 50 },
  )
