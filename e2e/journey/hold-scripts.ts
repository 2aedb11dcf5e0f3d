import type { Page } from '@playwright/test'

/**
 * Holds scripts of the application back.
 * @returns a function that releases them
 */
export async function holdScripts(page: Page, files: string | RegExp = '**/assets/*.js'): Promise<() => void> {
  let letGo = (): void => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}
