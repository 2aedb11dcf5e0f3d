import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { goTo, pathOf } from './journey/autopilot.ts'
import { openAt } from './journey/fill-by-api.ts'

test('nothing is fetched twice on the way through the first pages and back (speed)', async ({ page }) => {
  const requests = new Map<string, number>()
  let saves = 0
  page.on('request', (request) => {
    const { pathname, search, searchParams } = new URL(request.url())
    if (request.method() === 'PATCH') saves += 1
    if (!pathname.startsWith('/api/') || request.method() !== 'GET') return
    // Calls about a quote may return something else after each save.
    const isOfQuote = searchParams.has('quote_id') || pathname.endsWith('/indications')
    const call = `${pathname}${search}${isOfQuote ? ` after ${saves} saves` : ''}`
    requests.set(call, (requests.get(call) ?? 0) + 1)
  })
  await openAt(page, '/other-info')
  await goTo(page, '/location/edit/0/buildings', bakery)
  while (pathOf(page) !== '/contact') {
    const from = pathOf(page)
    await page.goBack()
    await expect(page).not.toShow(from)
    await page.waitForLoadState('networkidle')
  }
  await goTo(page, '/location/list', bakery)
  await page.waitForLoadState('networkidle')
  expect([...requests.keys()]).toContain('/api/city/mailing?zip=60540')
  expect([...requests].filter(([, times]) => times > 1)).toEqual([])
})
