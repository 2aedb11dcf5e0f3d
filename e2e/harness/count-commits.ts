import type { Page } from '@playwright/test'

declare global {
  /** Times that React wrote something into the page. */
  var commits: number
}

/** Counts, from the page's next load on, how often React writes into it: as its developer tools do. */
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

/** How often it did since the page was loaded. */
export const commitsOf = (page: Page): Promise<number> => page.evaluate(() => globalThis.commits)
