import { expect } from '@playwright/test'
import { test } from './harness/test.ts'
import { expectAbovePage } from './journey/cookie-banner.ts'
import { holdScripts } from './journey/hold-scripts.ts'
import { waitForHydration } from './journey/hydration.ts'

// Cookie consent has not been given or refused yet.
test.use({ storageState: { cookies: [], origins: [] } })

test('the banner comes with the page, moves nothing, hides nothing, and is not its largest paint (S7, speed)', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0, largest: '' })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const element: unknown = Reflect.get(entry, 'element')
        if (!(element instanceof Element)) continue
        const part = element.closest('.cookiebar') ? 'banner' : 'page'
        Object.assign(window, { largest: `${part}: ${element.textContent}` })
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await holdScripts(page)
  // The site whose banner has the longest text.
  await page.goto(`http://france.localhost:${new URL(baseURL ?? '').port}/`, { waitUntil: 'commit' })
  const banner = page.locator('.cookiebar')
  await banner.evaluate((element) => element.setAttribute('data-from', 'server'))
  release()
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await expect(banner).toHaveAttribute('data-from', 'server')
  expect(await page.evaluate(() => Reflect.get(window, 'largest'))).toMatch(/^page: /)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001)
  await expectAbovePage(page, 'Préférences de cookies')
})
