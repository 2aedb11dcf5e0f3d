import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Waits until the page is drawn that the address names: the address changes a moment earlier. */
export async function pageDrawn(page: Page): Promise<void> {
  const isDrawn = () => {
    const drawn = document.querySelector<HTMLElement>('#main')?.dataset.path
    return drawn?.replace(/\/$/, '') === location.pathname.replace(/\/$/, '')
  }
  await page.waitForFunction(isDrawn)
}

/** Waits until another page is drawn than the one at this address or path. */
export async function pageLeft(page: Page, before: string): Promise<void> {
  await expect(page).not.toHaveURL(before)
  await pageDrawn(page)
}
