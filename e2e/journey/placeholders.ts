import type { Page } from '@playwright/test'

/** Records every placeholder of a part of the page that is not loaded yet. */
export const recordPlaceholders = (page: Page) =>
  page.evaluate(() => {
    const standIns: string[] = []
    Object.assign(window, { standIns })
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue
        const placeholder = node.matches('.sk, main[aria-busy]') ? node : node.querySelector('.sk, main[aria-busy]')
        if (placeholder)
          standIns.push(`${document.querySelector('h1')?.textContent}: ${placeholder.outerHTML.slice(0, 80)}`)
      }
    }).observe(document.body, { childList: true, subtree: true })
  })

/** The placeholders recorded so far. */
export const placeholdersShown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'standIns'))
