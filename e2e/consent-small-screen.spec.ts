import { expect } from '@playwright/test'
import { test } from './harness/test.ts'
import { holdScripts } from './journey/hold-scripts.ts'
import { waitForHydration } from './journey/hydration.ts'

// Cookie consent has not been given or refused yet.
test.use({ storageState: { cookies: [], origins: [] } })

/** The common site, and the one whose banner has the longest text. */
const hosts = ['127.0.0.1', 'france.localhost']

test('the banner comes with the page, moves nothing, and is not its largest paint (S7, speed)', async ({
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
  for (const host of hosts) {
    await test.step(host, async () => {
      const release = await holdScripts(page)
      await page.goto(`http://${host}:${new URL(baseURL ?? '').port}/`, { waitUntil: 'commit' })
      const banner = page.locator('.cookiebar')
      await banner.evaluate((element) => element.setAttribute('data-from', 'server'))
      release()
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      await expect(banner, host).toHaveAttribute('data-from', 'server')
      expect(await page.evaluate(() => Reflect.get(window, 'largest')), host).toMatch(/^page: /)
      expect(await page.evaluate(() => Reflect.get(window, 'shift')), host).toBeLessThan(0.001)
      await page.unrouteAll()
    })
  }
})
