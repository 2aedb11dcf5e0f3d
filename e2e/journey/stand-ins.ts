import type { Page } from '@playwright/test'

/** Notes whatever stands in for a part of a page that is not here. */
export const noteStandIns = (page: Page) =>
  page.evaluate(() => {
    const standIns: string[] = []
    Object.assign(window, { standIns })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue
        const found = node.matches('.sk, main[aria-busy]') ? node : node.querySelector('.sk, main[aria-busy]')
        if (found) standIns.push(`${document.querySelector('h1')?.textContent}: ${found.outerHTML.slice(0, 80)}`)
      }
    }).observe(document.body, { childList: true, subtree: true })
  })

/** What was noted since. */
export const standInsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'standIns'))
