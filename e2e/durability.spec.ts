import type { Page } from '@playwright/test'
import { check, expectFits, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { testOfParts as test } from './harness/test.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, submitByApi } from './journey/fill-by-api.ts'
import { shots } from './journey/shots.ts'
import { title } from './journey/sign-in.ts'

// All that kills servers or slows insurers down, in one file because one product of its own costs as much as ten pages.
test.describe.configure({ mode: 'default' })

/** How often the page fetched the quote with its offers, and opened the stream that announces them. */
function countRequests(page: Page): { readonly offers: number; readonly lines: number } {
  const counts = { offers: 0, lines: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/quote\/uuid\/[^/]+$/.test(pathname)) counts.offers += 1
    if (pathname.endsWith('/offers/events')) counts.lines += 1
  })
  return counts
}

test('offers appear as carriers answer, without polling, are compared in one table, and another limit is priced again with the price before beside it (Q6, speed)', async ({
  page,
  parts,
}) => {
  test.slow()
  await parts.carriers.disturb({ carrier: 'liberty', operation: 'quotes', delay_ms: 8_000 })
  const { uuid } = await submitByApi(page.request)
  const counts = countRequests(page)
  await page.goto(`${uuid}/quote-review`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your quotes are arriving' })).toBeVisible()
  await expect(page.locator('.quote .facts').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Your quotes are in' })).toBeVisible()
  expect(counts.lines).toBe(1)
  // Once, and every five seconds in case the stream is dead.
  expect(counts.offers).toBeLessThanOrEqual(3)

  await expect(page.locator('.lede')).toHaveText(/^\d+ prices from \$[\d,]+ a year, \d+ with an underwriter/)

  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect(page).toHaveURL(/view=table/)
  const table = page.getByRole('table').first()
  await expect(table.getByRole('rowheader', { name: /Limit for each claim/ })).toBeVisible()
  const rows = table.getByRole('row')
  const all = await rows.count()
  await page.getByRole('checkbox', { name: 'Differences only' }).click()
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await page.getByRole('radio', { name: 'Cards' }).click({ force: true })
  await expect(page).not.toHaveURL(/view=table/)

  const liability = page
    .locator('.offers__line')
    .filter({ has: page.getByRole('region', { name: 'General Liability' }) })
  await liability.getByText('Change the limits and ask again').click()
  await liability.getByLabel('Liability limit').selectOption('2m_4m')
  await liability.getByRole('button', { name: 'Ask for new prices' }).click()
  await expect(liability.getByText(/Before you asked again: \$[\d,]+ a year/).first()).toBeVisible()
  await expect(liability.getByText('$2,000,000').first()).toBeVisible({ timeout: 60_000 })
})

test('offers appear even without server-sent events (Q6)', async ({ page, parts, watch }) => {
  watch.allow(/offers\/events/)
  await page.route('**/offers/events', (route) => route.abort())
  // Longer than a busy machine takes to show the page.
  await parts.carriers.disturb({ operation: 'quotes', delay_ms: 6_000 })
  const { uuid } = await submitByApi(page.request)
  const counts = countRequests(page)
  await page.goto(`${uuid}/quote-review`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your quotes are in' })).toBeVisible()
  expect(counts.offers).toBeGreaterThan(1)
})

test('a server that is asked to end closes event streams, and pages reconnect to the next (Q6, case D14)', async ({
  page,
  parts,
  watch,
}) => {
  test.slow()
  watch.allow(/ERR_|offers\/events/)
  await parts.carriers.disturb({ operation: 'quotes', delay_ms: 4_000 })
  const { uuid } = await submitByApi(page.request)
  await page.goto(`${uuid}/quote-review`)
  await expect(page.getByRole('heading', { level: 1, name: 'Your quotes are arriving' })).toBeVisible()
  // The stream that the page waits for never ends.
  await parts.server.stop()
  await parts.server.start()
  await expect(page.getByRole('heading', { level: 1, name: 'Your quotes are in' })).toBeVisible({ timeout: 30_000 })
})

/** Decides about the newest referral, as on the sample insurers' page for underwriters. */
async function decide(carriersUrl: string, decision: Readonly<Record<string, string>>): Promise<void> {
  const html = await (await fetch(`${carriersUrl}/underwriter`)).text()
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const body = new URLSearchParams({ carrier: field('carrier'), quote_id: field('quote_id'), ...decision })
  const { status } = await fetch(`${carriersUrl}/underwriter`, { method: 'POST', body, redirect: 'manual' })
  expect(status).toBe(303)
}

test('an underwriter reads, asks, is answered and quotes, all without a reload, on a phone (R8)', async ({
  page,
  parts,
}) => {
  await page.setViewportSize(phone)
  // The ovens make one insurer refer it to an underwriter.
  const { uuid } = await submitByApi(page.request)
  await page.goto(`${uuid}/quote-review`)
  await expect(page.getByText('With an underwriter').first()).toBeVisible()
  const questions = { first: 'Do you paint above two floors?', second: 'How do you secure ladders?' }
  await decide(parts.carriers.url, { decision: 'ask', ...questions })
  await expect(page.getByRole('status').filter({ hasText: 'has questions for you' })).toBeVisible()
  await check(page, 'offers with questions')
  await page.getByRole('link', { name: /^Answer/ }).click()
  await expect(title(page)).toHaveText(/^Questions from/)
  await check(page, 'questions of an insurer')
  await shots(page, 'insurer-questions')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Send the answers' }).click()
  await expect(page.getByRole('alert')).toContainText('Two answers')
  await page.getByRole('radio', { name: 'No' }).check()
  await page.getByRole('textbox', { name: questions.second }).fill('A second person holds them.')
  await page.getByRole('button', { name: 'Send the answers' }).click()
  await expect(page.getByText('With an underwriter').first()).toBeVisible()
  await decide(parts.carriers.url, { decision: 'quote', premium: '31235' })
  await expect(page.getByText('$31,235').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'now has a price' })).toBeVisible()
  await expectFits(page, 'offers with a late price')
})

/** What a browser logs while the server does not answer. */
const unreachable = [
  /ERR_CONNECTION_REFUSED/,
  /ERR_CONNECTION_RESET/,
  /ERR_EMPTY_RESPONSE/,
  /ERR_SOCKET_NOT_CONNECTED/,
  /ERR_INTERNET_DISCONNECTED/,
]
const busy = [/50[0234]/]

const unsavedNotice = (page: Page) => page.getByText(/^Not saved(\.|$)/)

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
