import type { Page } from '@playwright/test'

/** Holds the application, or a part of it, back until it is let go. */
export async function holdScripts(page: Page, files: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
