import type { Page } from '@playwright/test'
import { check, expectFits, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { submitByApi } from './journey/fill-by-api.ts'
import { shots } from './journey/shots.ts'
import { title } from './journey/sign-in.ts'

/** Where the sample insurers answer, and their underwriters decide. */
const insurers = (path: string): string => new URL(path, process.env.E2E_PARTNER).href

/** How often the page fetched the quote with its offers, and opened the stream that announces them. */
function countRequests(page: Page): { readonly offers: number; readonly streams: number } {
  const counts = { offers: 0, streams: 0 }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/quote\/uuid\/[^/]+$/.test(pathname)) counts.offers += 1
    if (pathname.endsWith('/offers/events')) counts.streams += 1
  })
  return counts
}

/** Has an insurer answer twelve seconds late. No other test applies for the line. */
async function slowDown(carrier: string, line: string): Promise<void> {
  const { status } = await fetch(insurers('/control'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ carrier, line, operation: 'quotes', delay_ms: 12_000 }),
  })
  expect(status).toBe(204)
}

/** Decides about the newest referral of a line in a state, as on the sample insurers' page for underwriters. */
async function decide(referral: string, decision: Readonly<Record<string, string>>): Promise<void> {
  const html = await (await fetch(insurers('/underwriter'))).text()
  const article = html.split('<article>').find((each) => each.includes(referral)) ?? ''
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(article)?.[1] ?? ''
  const body = new URLSearchParams({ carrier: field('carrier'), quote_id: field('quote_id'), ...decision })
  const { status } = await fetch(insurers('/underwriter'), { method: 'POST', body, redirect: 'manual' })
  expect(status).toBe(303)
}

/** The bakery, in a state where no other test applies. */
const inWisconsin = {
  ...bakery,
  insurance: [...bakery.insurance, 'Pollution'],
  answers: {
    ...bakery.answers,
    zip_code: '53703',
    'item.zip_code': '53703',
    'item.city': 'Madison',
    'item.state': 'WI',
    mailing_address: { street: '20 W Main St', zip_code: '53703', city: 'Madison', state: 'WI' },
  },
}
/** An underwriter reads the application, because the building is old. */
const referral = 'in WI, line bop,'

test('offers appear as insurers answer, without polling, are compared and priced again, and an underwriter’s questions are answered, all in one visit (Q6, R8, speed)', async ({
  page,
}) => {
  test.slow()
  await slowDown('rps', 'pollution')
  const { uuid } = await submitByApi(page.request, { business: inWisconsin })
  const counts = countRequests(page)
  await page.goto(`${uuid}/quote-review`)

  await test.step('offers appear as insurers answer (Q6, speed)', async () => {
    await expect(title(page)).toHaveText('Your quotes are arriving')
    await expect(page.locator('.quote .facts').first()).toBeVisible()
    await expect(title(page)).toHaveText('Your quotes are in')
    expect(counts.streams).toBe(1)
    // Once, until the stream is open, and every five seconds in case it is dead. Polling would ask seventeen times.
    expect(counts.offers).toBeLessThanOrEqual(7)
    await expect(page.locator('.lede')).toHaveText(/^\d+ prices from \$[\d,]+ a year, \d+ with an underwriter/)
  })

  await test.step('they are compared in one table, by what differs (Q6)', async () => {
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
  })

  await test.step('another limit is priced again, with the price before beside it (Q6)', async () => {
    const liability = page
      .locator('.offers__line')
      .filter({ has: page.getByRole('region', { name: 'General Liability' }) })
    await liability.getByText('Change the limits and ask again').click()
    await liability.getByLabel('Liability limit').selectOption('2m_4m')
    await liability.getByRole('button', { name: 'Ask for new prices' }).click()
    await expect(liability.getByText(/Before you asked again: \$[\d,]+ a year/).first()).toBeVisible()
    await expect(liability.getByText('$2,000,000').first()).toBeVisible()
  })

  await test.step('an underwriter asks, is answered and quotes, on a phone (R8)', async () => {
    await page.setViewportSize(phone)
    const questions = { first: 'Do you bake at night?', second: 'Who looks after the ovens?' }
    await decide(referral, { decision: 'ask', ...questions })
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
    await page.getByRole('textbox', { name: questions.second }).fill('My son, who learned it from me.')
    await page.getByRole('button', { name: 'Send the answers' }).click()
    await expect(page.getByText('With an underwriter').first()).toBeVisible()
    await decide(referral, { decision: 'quote', premium: '31235' })
    await expect(page.getByText('$31,235').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'now has a price' })).toBeVisible()
    await expectFits(page, 'offers with a late price')
  })
})
