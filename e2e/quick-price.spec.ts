import type { Page } from '@playwright/test'
import { checkInBoth, expectFits, large, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueToNext, control, fillPage } from './journey/autopilot.ts'
import { currentQuote, startAt, storedAnswer } from './journey/fill-by-api.ts'
import { shots } from './journey/shots.ts'

const coverage = '/dynamic-questions/coverage_choices/edit/0'
const panel = (page: Page) => page.getByRole('complementary', { name: 'Prices so far' })
const bar = (page: Page) => panel(page).getByRole('button', { name: /Prices so far/ })

/** The first price range of a line, in whole dollars. */
async function priceRange(page: Page, line: string): Promise<readonly [number, number]> {
  const range = panel(page).locator('.qprice__line', { hasText: line }).locator('.qprice__range')
  await expect(range).toHaveText(/\$[\d,]+ to \$[\d,]+ a year/)
  const [low = 0, high = 0] =
    ((await range.textContent()) ?? '').match(/\$[\d,]+/g)?.map((each) => Number(each.replace(/\D/g, ''))) ?? []
  return [low, high]
}

test('after lines are chosen, each insurer’s price is a range that narrows; insurers that will not quote are listed with reasons, and one that an answer rules out is announced (decision 98, Q1)', async ({
  page,
  watch,
}) => {
  watch.allow(/503/)
  const url = '**/indications'
  const fail = () => page.route(url, (route) => route.fulfill({ status: 503, body: '{}' }))
  const failure = 'The prices did not load. Your answers are saved.'
  await fail()
  await startAt(page, coverage)
  const pricePanel = panel(page)
  const closedTo = pricePanel.locator('.qprice__insurer--out', { hasText: 'Copperfield' })

  await test.step('the page works without prices that fail to load, and they can be requested again (decision 98)', async () => {
    await expect(pricePanel).toContainText(failure)
    await page.unroute(url)
    await pricePanel.getByRole('button', { name: 'Try again' }).click()
    await priceRange(page, 'General Liability')
  })

  await test.step('prices are ranges, and reasons are beside those that will not quote (decision 98)', async () => {
    await expect(closedTo).toHaveCount(0)
    await expect(pricePanel).toContainText('An indication, not an offer.')
    await expect(pricePanel).toContainText('Harrow & Lyme (sample)')
    const out = pricePanel.locator('.qprice__insurer--out').first()
    await expect(out).toContainText('Will not quote')
    await expect(out.locator('.qprice__why')).toContainText(/\w+ \w+/)
  })

  await test.step('a usual choice is marked, and stands once it is confirmed (Q1)', async () => {
    const limit = control(page, 'coverage.liability_limit')
    await expect(limit.locator('input[value="1m_2m"]')).toBeChecked()
    await expect(limit.getByText('The usual choice. Continue confirms it.')).toBeVisible()
    expect(storedAnswer(await currentQuote(page.request), 'coverage.liability_limit')).toBeUndefined()
    await checkInBoth(page, 'a page with prices and usual choices')
    await shots(page, 'usual-choices')
  })

  await test.step('on a phone they are collapsed to a bar (decision 98)', async () => {
    await page.setViewportSize(phone)
    await expect(bar(page)).toHaveAttribute('aria-expanded', 'false')
    await bar(page).click()
    await expect(pricePanel).toContainText('Harrow & Lyme (sample)')
    await expectFits(page, 'prices on a phone')
    await page.setViewportSize(large)
  })

  await test.step('an answer narrows them (decision 98)', async () => {
    const first = await priceRange(page, 'General Liability')
    await fillPage(page, bakery)
    await continueToNext(page)
    await expect(async () => {
      const [low, high] = await priceRange(page, 'General Liability')
      expect([low >= first[0], high <= first[1], high - low < first[1] - first[0]]).toEqual([true, true, true])
    }).toPass()
  })

  await test.step('an answer that rules out an insurer is announced, with a way to change it (decision 98)', async () => {
    await page.goto('/business')
    await control(page, 'annual_revenue').fill('9000000')
    await continueToNext(page)
    await expect(pricePanel.getByRole('status').first()).toContainText(
      'Copperfield Insurance (sample) will no longer quote',
    )
    await expect(closedTo.first()).toContainText('up to $6,000,000')
    await closedTo.first().getByRole('link', { name: 'Review this answer' }).click()
    await expect(page).toShow('/business')
  })
  await test.step('prices before an answer may no longer hold, so they disappear when the next ones fail to load (decision 98)', async () => {
    await fail()
    await control(page, 'annual_revenue').fill('420000')
    await continueToNext(page)
    await expect(pricePanel).toContainText(failure)
    await expect(pricePanel.locator('.qprice__range')).toHaveCount(0)
  })
})
