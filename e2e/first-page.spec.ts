import { expect } from '@playwright/test'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { goTo } from './journey/autopilot.ts'

const limitInBytes = 110_000

test('the first page needs at most 110 kB of compressed JavaScript, and does not shift (speed)', async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  const scripts = new Map<string, string>()
  const sizes = new Map<string, number>()
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script' || response.mimeType.includes('javascript')) scripts.set(requestId, response.url)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
  await network.send('Network.enable')
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') {
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

  await page.goto('/')
  await expect(page.getByRole('combobox', { name: 'Industry or trade' })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const needed = [...scripts.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0)
  expect(scripts.size).toBeGreaterThan(0)
  expect(needed, [...scripts.values()].join('\n')).toBeGreaterThan(50_000)
  expect(needed, [...scripts.values()].join('\n')).toBeLessThanOrEqual(limitInBytes)
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.01)
})

test('parts of later pages are fetched when they are needed (S1)', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const has = (part: string) => fetched.some((path) => path.startsWith(`/assets/${part}-`))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  for (const part of ['done-page', 'review-page', 'thank-you-page', 'application-pdf-page', 'coverage-control']) {
    expect(has(part), part).toBe(false)
  }
  await goTo(page, '/insurance', bakery)
  await expect(page.getByRole('checkbox', { name: /^Business Owners Policy/ })).toBeVisible()
  expect(has('coverage-control')).toBe(true)
  expect(has('done-page')).toBe(false)
})
