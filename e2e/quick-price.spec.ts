import type { Page } from '@playwright/test'
import { checkInBoth } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { control, fillPage, goOn } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'

const coverage = '/dynamic-questions/coverage_choices/edit/0'
const panel = (page: Page) => page.getByRole('complementary', { name: 'Prices so far' })
const bar = (page: Page) => panel(page).getByRole('button', { name: /Prices so far/ })

/** Opens the panel where it is a bar. */
async function prices(page: Page) {
  await expect(panel(page)).toBeVisible()
  if ((await bar(page).isVisible()) && (await bar(page).getAttribute('aria-expanded')) === 'false')
    await bar(page).click()
  return panel(page)
}

/** Whole dollars of the first range of a line. */
async function rangeOf(page: Page, line: string): Promise<readonly [number, number]> {
  const words = (await prices(page)).locator('.qprice__line', { hasText: line }).locator('.qprice__range')
  await expect(words).toHaveText(/\$[\d,]+ to \$[\d,]+ a year/)
  const [low = 0, high = 0] =
    ((await words.textContent()) ?? '').match(/\$[\d,]+/g)?.map((each) => Number(each.replace(/\D/g, ''))) ?? []
  return [low, high]
}

test('after the choice of lines each insurer’s price is there as a range that narrows, and who will not quote and why (decision 98)', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  await startAt(page, coverage)
  const first = await rangeOf(page, 'General Liability')
  const asked = await prices(page)
  await expect(asked).toContainText('An indication, not an offer.')
  await expect(asked).toContainText('Harrow & Lyme (sample)')
  const out = asked.locator('.qprice__insurer--out').first()
  await expect(out).toContainText('Will not quote')
  await expect(out.locator('.qprice__why')).toContainText(/\w+ \w+/)
  await checkInBoth(page, 'a page with prices')

  await fillPage(page, bakery)
  await goOn(page)
  await expect(page).not.toShow(coverage)
  await expect(async () => {
    const [low, high] = await rangeOf(page, 'General Liability')
    expect([low >= first[0], high <= first[1], high - low < first[1] - first[0]]).toEqual([true, true, true])
  }).toPass()
})

test('an answer that closes an insurer’s door is told, with the way back to it (decision 98)', async ({ page }) => {
  test.slow()
  await startAt(page, coverage)
  await expect((await prices(page)).locator('.qprice__insurer--out', { hasText: 'Copperfield' })).toHaveCount(0)
  await page.goto('/business')
  await control(page, 'annual_revenue').fill('9000000')
  await goOn(page)
  const asked = await prices(page)
  await expect(asked.getByRole('status').first()).toContainText('Copperfield Insurance (sample) will no longer quote')
  const closed = asked.locator('.qprice__insurer--out', { hasText: 'Copperfield' }).first()
  await expect(closed).toContainText('up to $6,000,000')
  await closed.getByRole('link', { name: 'Review this answer' }).click()
  await expect(page).toShow('/business')
})

test('where the prices do not load the page goes on, and they can be asked for again (decision 98)', async ({
  page,
  watch,
}) => {
  watch.allow(/503/)
  await page.route('**/indications', (route) => route.fulfill({ status: 503, body: '{}' }))
  await startAt(page, coverage)
  await expect(panel(page)).toContainText('The prices did not load. Your answers are saved.')
  await page.unroute('**/indications')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await rangeOf(page, 'General Liability')
  // Prices of before an answer may no longer hold, so they are gone where the next do not load.
  await page.route('**/indications', (route) => route.fulfill({ status: 503, body: '{}' }))
  await fillPage(page, bakery)
  await goOn(page)
  await expect(panel(page)).toContainText('The prices did not load. Your answers are saved.')
  await expect(panel(page).locator('.qprice__range')).toHaveCount(0)
})
