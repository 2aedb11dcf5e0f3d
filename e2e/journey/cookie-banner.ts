import type { Page } from '@playwright/test'
import { expect } from '../harness/expect.ts'

/** The banner scrolls away with what is below it, and is not printed. */
export async function expectAbovePage(page: Page, linkName: string): Promise<void> {
  const banner = page.locator('.cookiebar')
  await expect(banner).toBeVisible()
  const link = page.getByRole('button', { name: linkName })
  await link.focus()
  await expect(link).toBeInViewport({ ratio: 1 })
  await expect(banner).not.toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(banner).toBeHidden()
  await page.emulateMedia({ media: null })
}
