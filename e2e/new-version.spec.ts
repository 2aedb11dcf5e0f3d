import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, fillByApi, startAt } from './journey/fill-by-api.ts'

const chunks = /\/assets\/[\w-]+\.(js|css)/
const brokenMessages = [/404/, /500/, /dynamically imported|preload CSS|module script|uncaught/]

/** How often the page itself was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  return () => loads
}

/** From now on the files of the page's version are gone, until the page is reloaded. */
async function deployNewVersion(page: Page): Promise<void> {
  let isRenewed = false
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isRenewed = true
  })
  await page.route(chunks, (route) => (isRenewed ? route.fallback() : route.fulfill({ status: 404, body: 'gone' })))
}

const review = (page: Page) => page.getByRole('heading', { level: 1, name: 'Check your answers, then submit' })

const reviewLink = (page: Page) => page.locator('.steps').getByRole('link', { name: 'Review and submit' })

/** Everything is answered, so that the review can be opened; this page never fetched its code. */
async function atBusiness(page: Page): Promise<void> {
  await fillByApi(page.request, { business: bakery })
  await page.goto('/business')
  await control(page, 'company_name').fill('Typed before the release LLC')
}

test('a new version replaces the open one with one reload, and the draft is kept (case D11)', async ({
  page,
  watch,
}) => {
  watch.allow(...brokenMessages)
  await atBusiness(page)
  await deployNewVersion(page)
  const loads = countLoads(page)
  await reviewLink(page).click()
  await expect.poll(loads).toBe(1)
  await expect(review(page)).toBeVisible()
  expect(loads()).toBe(1)
  await page.goto('/business')
  await expect(control(page, 'company_name')).toHaveValue('Typed before the release LLC')
  await continueToNext(page)
  expect((await currentQuote(page.request)).company_name).toBe('Typed before the release LLC')
  expect(loads()).toBe(2)
})

test('no cache keeps a missing file of another version as missing (case D11)', async ({ request }) => {
  const { headers, status } = await request
    .get('assets/of-another-version-12345678.js')
    .then((reply) => ({ headers: reply.headers(), status: reply.status() }))
  expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
})

test('a page whose step was removed or changed keeps its draft (case V16)', async ({ page, watch }) => {
  watch.allow(/409|422/)
  await startAt(page, '/contact', { business: bakery, open: '/business' })
  const { _id } = await currentQuote(page.request)
  const refuse = (status: number, more: object) =>
    page.route(
      `**/api/quote/${_id}`,
      (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status, contentType: 'application/problem+json', json: { status, ...more } })
          : route.fallback(),
      { times: 1 },
    )
  await control(page, 'company_name').fill('Asked no more LLC')
  const unknownField = { field: 'company_name_of_old', message: 'is no answer of a quote' }
  for (const [status, more] of [
    [409, { code: 'step.closed', resume: '/contact' }],
    [422, { code: 'request.invalid', errors: [unknownField] }],
  ] as const) {
    await refuse(status, more)
    await continueOf(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(control(page, 'company_name')).toHaveValue('Asked no more LLC')
  }
  await page.reload()
  await expect(control(page, 'company_name')).toHaveValue('Asked no more LLC')
  await continueToNext(page)
  expect((await currentQuote(page.request)).company_name).toBe('Asked no more LLC')
})
