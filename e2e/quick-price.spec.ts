import type { Page } from '@playwright/test'
import { checkInBoth } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueToNext, control, fillPage } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'

const coverage = '/dynamic-questions/coverage_choices/edit/0'
const panel = (page: Page) => page.getByRole('complementary', { name: 'Prices so far' })
const bar = (page: Page) => panel(page).getByRole('button', { name: /Prices so far/ })

/** Opens the panel where it is collapsed to a bar. */
async function prices(page: Page) {
  await expect(panel(page)).toBeVisible()
  if ((await bar(page).isVisible()) && (await bar(page).getAttribute('aria-expanded')) === 'false')
    await bar(page).click()
  return panel(page)
}

/** The first price range of a line, in whole dollars. */
async function priceRange(page: Page, line: string): Promise<readonly [number, number]> {
  const range = (await prices(page)).locator('.qprice__line', { hasText: line }).locator('.qprice__range')
  await expect(range).toHaveText(/\$[\d,]+ to \$[\d,]+ a year/)
  const [low = 0, high = 0] =
    ((await range.textContent()) ?? '').match(/\$[\d,]+/g)?.map((each) => Number(each.replace(/\D/g, ''))) ?? []
  return [low, high]
}

test('after lines are chosen, each insurer’s price is a range that narrows, and insurers that will not quote are listed with reasons (decision 98)', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  await startAt(page, coverage)
  const first = await priceRange(page, 'General Liability')
  const pricePanel = await prices(page)
  await expect(pricePanel).toContainText('An indication, not an offer.')
  await expect(pricePanel).toContainText('Harrow & Lyme (sample)')
  const out = pricePanel.locator('.qprice__insurer--out').first()
  await expect(out).toContainText('Will not quote')
  await expect(out.locator('.qprice__why')).toContainText(/\w+ \w+/)
  await checkInBoth(page, 'a page with prices')

  await fillPage(page, bakery)
  await continueToNext(page)
  await expect(page).not.toShow(coverage)
  await expect(async () => {
    const [low, high] = await priceRange(page, 'General Liability')
    expect([low >= first[0], high <= first[1], high - low < first[1] - first[0]]).toEqual([true, true, true])
  }).toPass()
})

test('an answer that rules out an insurer is announced, with a way to change it (decision 98)', async ({ page }) => {
  test.slow()
  await startAt(page, coverage)
  await expect((await prices(page)).locator('.qprice__insurer--out', { hasText: 'Copperfield' })).toHaveCount(0)
  await page.goto('/business')
  await control(page, 'annual_revenue').fill('9000000')
  await continueToNext(page)
  const pricePanel = await prices(page)
  await expect(pricePanel.getByRole('status').first()).toContainText(
    'Copperfield Insurance (sample) will no longer quote',
  )
  const closed = pricePanel.locator('.qprice__insurer--out', { hasText: 'Copperfield' }).first()
  await expect(closed).toContainText('up to $6,000,000')
  await closed.getByRole('link', { name: 'Review this answer' }).click()
  await expect(page).toShow('/business')
})

test('the page works without prices that fail to load, and they can be requested again (decision 98)', async ({
  page,
  watch,
}) => {
  watch.allow(/503/)
  await page.route('**/indications', (route) => route.fulfill({ status: 503, body: '{}' }))
  await startAt(page, coverage)
  await expect(panel(page)).toContainText('The prices did not load. Your answers are saved.')
  await page.unroute('**/indications')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await priceRange(page, 'General Liability')
  // Prices before an answer may no longer hold, so they disappear when the next ones fail to load.
  await page.route('**/indications', (route) => route.fulfill({ status: 503, body: '{}' }))
  await fillPage(page, bakery)
  await continueToNext(page)
  await expect(panel(page)).toContainText('The prices did not load. Your answers are saved.')
  await expect(panel(page).locator('.qprice__range')).toHaveCount(0)
})
