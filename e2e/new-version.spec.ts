import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from './harness/test.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, fillByApi } from './journey/fill-by-api.ts'

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

test('drafts outlive a step that was removed or changed, and a new version, which replaces the open one with one reload (case D11, V16)', async ({
  page,
  watch,
}) => {
  watch.allow(...brokenMessages, /409|422/)
  // Everything is answered, so that the review can be opened; this page never fetched its code.
  const { _id } = await fillByApi(page.request)
  await page.goto('/business')
  const name = control(page, 'company_name')
  await name.fill('Typed before the release LLC')

  await test.step('a refused save keeps the draft (case V16)', async () => {
    const refuse = (status: number, more: object) =>
      page.route(
        `**/api/quote/${_id}`,
        (route) =>
          route.request().method() === 'PATCH'
            ? route.fulfill({ status, contentType: 'application/problem+json', json: { status, ...more } })
            : route.fallback(),
        { times: 1 },
      )
    const unknownField = { field: 'company_name_of_old', message: 'is no answer of a quote' }
    for (const [status, more] of [
      [409, { code: 'step.closed', resume: '/contact' }],
      [422, { code: 'request.invalid', errors: [unknownField] }],
    ] as const) {
      await refuse(status, more)
      await continueOf(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(name).toHaveValue('Typed before the release LLC')
    }
  })

  await test.step('one reload brings the new version (case D11)', async () => {
    await deployNewVersion(page)
    const loads = countLoads(page)
    await reviewLink(page).click()
    await expect.poll(loads).toBe(1)
    await expect(review(page)).toBeVisible()
    expect(loads()).toBe(1)
  })

  await page.goto('/business')
  await expect(name).toHaveValue('Typed before the release LLC')
  await continueToNext(page)
  expect((await currentQuote(page.request)).company_name).toBe('Typed before the release LLC')
})
