import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf, control } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'
import { waitForHydration } from './journey/hydration.ts'
import { userAgent, watchReports } from './journey/reports.ts'
import { expectHome, title } from './journey/sign-in.ts'

// The rows of docs/errors.md that show in a browser and have no journey of their own.
test.use({ userAgent })

const unreachable = { name: 'We cannot reach the server' }

/** How often the page itself was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

test('errors in a browser are reported, and nothing else is (E1)', async ({ page, watch }) => {
  await test.step('errors of extensions and tag managers are ignored; ours are not (E1, noise)', async () => {
    watch.allow(/from the outside|of our own/)
    const reports = await watchReports(page)
    await page.goto('/')
    await waitForHydration(page)
    await page.evaluate(() => {
      const raise = (filename: string, message: string) =>
        dispatchEvent(
          new ErrorEvent('error', { message, filename, error: Object.assign(new TypeError(message), { stack: '' }) }),
        )
      raise('chrome-extension://abcdefgh/content.js', 'from the outside')
      raise('https://www.googletagmanager.com/gtm.js', 'from the outside')
      raise('', 'ResizeObserver loop completed with undelivered notifications.')
      raise(`${location.origin}/assets/first.js`, 'of our own')
    })
    await expect.poll(reports).toEqual([{ kind: 'exception', code: 'TypeError', route: '/' }])
  })

  await test.step('a page whose script is missing is reported and reloaded, once and not in a loop (E1, case D11)', async () => {
    watch.allow(/404/, /dynamically imported|preload|uncaught/)
    const reports = await watchReports(page)
    const missingChunk = /\/assets\/sign-in-page-.*\.js/
    await page.route(missingChunk, (route) => route.fulfill({ status: 404 }))
    const loads = countLoads(page)
    const response = page.waitForResponse(/\/api\/client-reports/)
    await page.goto('/sign-in')
    expect((await response).status()).toBe(204)
    await expect(page.getByRole('heading', unreachable)).toBeVisible()
    await expect.poll(loads).toBe(2)
    // The error is reported after the page that it broke is shown.
    await expect.poll(reports).toMatchObject([
      { kind: 'exception', code: 'chunk.missing', route: '/sign-in' },
      { kind: 'exception', code: 'chunk.missing', route: '/sign-in' },
    ])
    await page.unroute(missingChunk)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(title(page)).toHaveText('Sign in')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('a page whose script is broken shows the error page, and is reported without its message (E1, lazy route)', async () => {
    watch.allow(/Rosa Garcia/)
    const reports = await watchReports(page)
    await page.route(/\/assets\/sign-in-page-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new RangeError("Rosa Garcia typed this")' }),
    )
    await page.goto('/sign-in')
    await expect(page.getByRole('heading', unreachable)).toBeVisible()
    await expect.poll(reports).toMatchObject([{ kind: 'exception', code: 'RangeError', route: '/sign-in' }])
    const [report] = await reports()
    expect(report?.at).toMatch(/^assets\/sign-in-page-[\w-]+\.js:\d+:\d+$/)
    expect(JSON.stringify(report)).not.toContain('Rosa')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('a quote that cannot be retrieved leads home without a message, and is reported (E1, retrieval)', async () => {
    watch.allow(/\b500\b.*\/quote\//)
    const reports = await watchReports(page)
    await page.route('**/api/quote/0b6c7f3e-1111-4222-8333-444455556666**', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', json: { status: 500, code: 'internal' } }),
    )
    await page.goto('/quotes/0b6c7f3e-1111-4222-8333-444455556666')
    await expectHome(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await reports()).toMatchObject([
      { kind: 'exception', code: 'internal', route: '/quotes/:id', action: 'GET quote/:id', status: 500 },
    ])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('a rejected save is reported as an error with its call; a failed one as an exception (E1, 422 and others)', async () => {
    watch.allow(/\b(422|500)\b.*\/quote\//)
    const reports = await watchReports(page)
    const { _id } = await startAt(page, '/contact', { open: '/business' })
    const refuse = (status: number, code: string) =>
      page.route(`**/api/quote/${_id}`, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status, contentType: 'application/problem+json', json: { status, code } })
          : route.fallback(),
      )
    await control(page, 'company_name').fill('Refused LLC')
    await refuse(422, 'request.invalid')
    await continueOf(page).click()
    await expect(page.getByText('That could not be saved')).toBeVisible()
    const action = 'PATCH quote/:id'
    await expect
      .poll(reports)
      .toEqual([{ kind: 'error', code: 'request.invalid', route: '/business', action, status: 422 }])
    await page.unroute(`**/api/quote/${_id}`)
    await refuse(500, 'internal')
    await continueOf(page).click()
    await expect
      .poll(async () => (await reports())[1])
      .toEqual({
        ...{ kind: 'exception', code: 'internal', route: '/business', action, status: 500 },
      })
    await page.unroute(`**/api/quote/${_id}`)
    await expect(page, 'passing failures are retried automatically').not.toShow('/business')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('an automated browser reports nothing (E1, automation)', async ({ browser, baseURL, watch }) => {
  watch.allow(/\b500\b/)
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/client-reports')) requests.push(request.url())
  })
  await page.route('**/api/quote/0b6c7f3e-1111-4222-8333-444455556666**', (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: 'internal' } }),
  )
  await page.goto('/quotes/0b6c7f3e-1111-4222-8333-444455556666')
  await expectHome(page)
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await page.context().close()
})
