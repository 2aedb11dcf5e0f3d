import type { Page } from '@playwright/test'

declare global {
  /** Times that React wrote something into the page. */
  var commits: number
  /** How many there were when they were last looked at, and since when. */
  var still: { readonly seen: number; readonly since: number } | undefined
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

/** Everything that comes after a page is here, and React has written nothing for a moment. */
export const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const { seen, since } = globalThis.still ?? {}
      if (seen !== globalThis.commits) globalThis.still = { seen: globalThis.commits, since: performance.now() }
      return since !== undefined && seen === globalThis.commits && performance.now() - since > 500
    },
    undefined,
    { polling: 50 },
  )
