import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { testOfParts as test } from './harness/test.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote } from './journey/fill-by-api.ts'

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

test('nothing is lost when server and database are killed before, between and during saves (durability)', async ({
  page,
  parts,
  watch,
}) => {
  test.slow()
  watch.allow(...unreachable, ...busy, /dynamically imported|later-step/)
  const quoteIds: string[] = []
  page.on('response', async (response) => {
    const isNew = response.request().method() === 'POST' && response.url().endsWith('/api/quote') && response.ok()
    if (isNew) quoteIds.push((await response.json()).data._id)
  })
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  let isDown = true
  await page.route(/later-step/, (route) => (isDown ? route.abort('connectionrefused') : route.continue()))
  const laterStepRequest = page.waitForRequest(/later-step/)

  await test.step('the first save creates one quote, however often it is retried (durability)', async () => {
    await page.goto('/')
    await laterStepRequest
    await control(page, 'class_code_ref').fill('bakery')
    await page.getByRole('listbox').getByRole('option').first().click()
    await control(page, 'zip_code').fill('60540')
    await control(page, 'business_type').selectOption('llc')
    await parts.server.kill()
    await continueOf(page).click()
    await expect(unsavedNotice(page)).toBeVisible()
    expect(loads).toBe(1)
    isDown = false
    await parts.server.start()
  })

  await test.step('code of the next page that failed to prefetch is fetched when it is needed, and the page stays (durability, case D11)', async () => {
    await expect(page).toShow('/business')
    expect(new Set(quoteIds).size).toBe(1)
    // The browser then reloads the page once for each missing file, and drafts are kept.
    expect(loads).toBeLessThanOrEqual(3)
  })

  await test.step('a save in flight when server and database die is repeated once they are back (durability)', async () => {
    for (const [path, value] of [
      ['company_name', 'Saved before the crash LLC'],
      ['years_business_started', '2014'],
      ['annual_revenue', '390000'],
      ['annual_payroll', '90000'],
      ['fulltime_employees', '3'],
      ['parttime_employees', '2'],
    ] as const) {
      await control(page, path).fill(value)
    }
    await continueToNext(page)
    await page.goBack()
    await expect(page).toShow('/business')
    await control(page, 'company_name').fill('Caught in flight LLC')
    await page.route(
      '**/api/quote/*',
      async (route) => {
        // The request has been sent when they are killed.
        if (route.request().method() === 'PATCH') await parts.server.killAll()
        await route.continue()
      },
      { times: 1 },
    )
    await continueOf(page).click()
    await expect(unsavedNotice(page)).toBeVisible()
    await expect(control(page, 'company_name')).toHaveValue('Caught in flight LLC')
    await parts.server.start()
    await expect(page, 'the save goes through by itself').not.toShow('/business')
    expect(await currentQuote(page.request)).toMatchObject({
      company_name: 'Caught in flight LLC',
      annual_revenue: 390_000,
    })
  })
})
