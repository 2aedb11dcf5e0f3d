import type { Page } from '@playwright/test'

/** Holds the application, or a part of it, back until it is let go. */
export async function holdScripts(page: Page, files: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  let letGo = (): void => undefined
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}
