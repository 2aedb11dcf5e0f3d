import type { Page } from '@playwright/test'

const sizes = { big: 1440, small: 390 }

/** Pictures of a page at both sizes and in both schemes, for whoever wants to look: `SHOTS=/tmp/shots`. Else none. */
export async function shots(page: Page, path: string): Promise<void> {
  if (!process.env.SHOTS) return
  const name = `${process.env.SHOTS}/${path.replaceAll('/', '_')}`
  for (const [size, width] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${name}-${size}-${colorScheme}.png`, fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1440, height: 900 })
}
