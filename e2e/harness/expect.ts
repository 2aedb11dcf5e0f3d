import { expect as base, type Page } from '@playwright/test'

type PageState = { readonly address: string; readonly isDrawn: boolean }

const pageState = (page: Page): Promise<PageState> =>
  page.evaluate(() => {
    const drawnPath = document.documentElement.dataset.path
    return { address: location.href, isDrawn: drawnPath?.replace(/\/$/, '') === location.pathname.replace(/\/$/, '') }
  })

/** The address changes before the page is drawn, and Playwright's own `page.url()` may lag behind. */
async function expectDrawn(page: Page, timeout: number): Promise<void> {
  await base(async () => {
    const { address, isDrawn } = await pageState(page)
    base(isDrawn, `the page at ${address} is drawn`).toBe(true)
    base(page.url()).toBe(address)
  }).toPass({ timeout, intervals: [20, 20, 50, 100, 250] })
}

export const expect = base.extend({
  /** Like `toHaveURL`, and the page at that address is drawn. */
  async toShow(page: Page, address: string | RegExp, options: { readonly timeout?: number } = {}) {
    const timeout = options.timeout ?? this.timeout
    const expected = this.isNot ? base(page).not : base(page)
    try {
      await expected.toHaveURL(address, { timeout })
      await expectDrawn(page, timeout)
      return { pass: !this.isNot, message: () => '' }
    } catch (error) {
      return { pass: this.isNot, message: () => (error instanceof Error ? error.message : String(error)) }
    }
  },
})
