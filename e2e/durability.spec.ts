import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { testOfParts as test } from './harness/test.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, startAt } from './journey/fill-by-api.ts'

test.describe.configure({ mode: 'default' })

/** What a browser logs while the server does not answer. */
const unreachable = [
  /ERR_CONNECTION_REFUSED/,
  /ERR_CONNECTION_RESET/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_SOCKET_NOT_CONNECTED/,
  /ERR_INTERNET_DISCONNECTED/,
]
const busy = [/50[0234]/]

const unsavedNotice = (page: Page) => page.getByText(/^Not saved/)

test('nothing is lost when server and database are killed between two saves (durability)', async ({
  page,
  parts,
  watch,
}) => {
  test.slow()
  watch.allow(...unreachable, ...busy)
  await startAt(page, '/business')
  await control(page, 'company_name').fill('Saved before the crash LLC')
  for (const [path, value] of [
    ['years_business_started', '2014'],
    ['annual_revenue', '390000'],
    ['annual_payroll', '90000'],
    ['fulltime_employees', '3'],
    ['parttime_employees', '2'],
  ] as const) {
    await control(page, path).fill(value)
  }
  await continueToNext(page)
  await parts.server.killAll()

  await page.getByRole('link', { name: 'Size and history' }).click()
  await control(page, 'company_name').fill('Typed while it was down LLC')
  await continueOf(page).click()
  await expect(unsavedNotice(page)).toBeVisible()
  await expect(control(page, 'company_name')).toHaveValue('Typed while it was down LLC')

  await parts.server.start()
  await expect(page, 'the save goes through by itself').not.toShow('/business')
  expect(await currentQuote(page.request)).toMatchObject({
    company_name: 'Typed while it was down LLC',
    annual_revenue: 390_000,
  })
})

test('a save in flight when the server dies is repeated once it is back (durability)', async ({
  page,
  parts,
  watch,
}) => {
  test.slow()
  watch.allow(...unreachable, ...busy)
  await startAt(page, '/contact', { open: '/business' })
  await control(page, 'company_name').fill('Caught in flight LLC')
  await page.route(
    '**/api/quote/*',
    async (route) => {
      // The request has been sent when the server is killed.
      if (route.request().method() === 'PATCH') await parts.server.kill()
      await route.continue()
    },
    { times: 1 },
  )
  await continueOf(page).click()
  await expect(unsavedNotice(page)).toBeVisible()
  await parts.server.start()
  await expect(page).not.toShow('/business')
  expect((await currentQuote(page.request)).company_name).toBe('Caught in flight LLC')
})

test('the first save creates one quote, however often it is retried (durability)', async ({ page, parts, watch }) => {
  test.slow()
  watch.allow(...unreachable, ...busy)
  const quoteIds: string[] = []
  page.on('response', async (response) => {
    const isNew = response.request().method() === 'POST' && response.url().endsWith('/api/quote') && response.ok()
    if (isNew) quoteIds.push((await response.json()).data._id)
  })
  await page.goto('/')
  await control(page, 'class_code_ref').fill('bakery')
  await page.getByRole('listbox').getByRole('option').first().click()
  await control(page, 'zip_code').fill('60540')
  await control(page, 'business_type').selectOption('llc')
  await parts.server.kill()
  await continueOf(page).click()
  await expect(unsavedNotice(page)).toBeVisible()
  await parts.server.start()
  await expect(page).toShow('/business')
  expect(new Set(quoteIds).size).toBe(1)
})

test('code of the next page that failed to prefetch is fetched when it is needed, and the page stays (durability, case D11)', async ({
  page,
  parts,
  watch,
}) => {
  watch.allow(...unreachable, ...busy, /dynamically imported|later-step/)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  const laterStepRequest = page.waitForRequest(/later-step/)
  let isDown = true
  await page.route(/later-step/, async (route) => {
    if (isDown) await parts.server.kill()
    await (isDown ? route.abort('connectionrefused') : route.continue())
  })
  await page.goto('/')
  await laterStepRequest
  await control(page, 'zip_code').fill('60540')
  expect(loads).toBe(1)
  isDown = false
  // The request may still be pending, and only one server at a time may use a data folder.
  await parts.server.kill()
  await parts.server.start()
  await control(page, 'class_code_ref').fill('bakery')
  await page.getByRole('listbox').getByRole('option').first().click()
  await control(page, 'business_type').selectOption('llc')
  await expect(control(page, 'zip_code')).toHaveValue('60540')
  await continueOf(page).click()
  await expect(page).toShow('/business')
  // The browser then reloads the page once for each missing file, and drafts are kept.
  expect(loads).toBeLessThanOrEqual(3)
})
