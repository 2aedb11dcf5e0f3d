import { expect } from '@playwright/test'
import { check, expectFits } from './harness/accessible.ts'
import { testOfUsualParts as test } from './harness/test.ts'
import { submitByApi } from './journey/fill-by-api.ts'

test.describe.configure({ mode: 'default' })

/** The underwriter decides about the latest referral, on the insurers' own page. */
async function decide(carriersUrl: string, decision: Readonly<Record<string, string>>): Promise<void> {
  const html = await (await fetch(`${carriersUrl}/underwriter`)).text()
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
  const body = new URLSearchParams({ carrier: hidden('carrier'), quote_id: hidden('quote_id'), ...decision })
  const { status } = await fetch(`${carriersUrl}/underwriter`, { method: 'POST', body, redirect: 'manual' })
  expect(status).toBe(303)
}

test('an underwriter asks, is answered and quotes, all without a reload (R8)', async ({ page, parts }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  // An underwriter of one insurer reads it because of the ovens.
  const { uuid } = await submitByApi(page.request)
  await page.goto(`${uuid}/quote-review`)
  await expect(page.getByText('With an underwriter').first()).toBeVisible()

  await decide(parts.carriers.url, {
    decision: 'ask',
    first: 'Do you paint above two floors?',
    second: 'How do you secure ladders?',
  })
  await expect(page.getByRole('status').filter({ hasText: 'has questions for you' })).toBeVisible()
  await check(page, 'offers with questions')
  await page.getByRole('link', { name: /^Answer/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Questions from/)
  await check(page, 'questions of an insurer')
  await page.getByRole('button', { name: 'Send the answers' }).click()
  await expect(page.getByRole('alert')).toContainText('Two answers')
  await page.getByRole('radio', { name: 'No' }).check()
  await page.getByRole('textbox', { name: 'How do you secure ladders?' }).fill('A second person holds them.')
  await page.getByRole('button', { name: 'Send the answers' }).click()
  await expect(page.getByText('With an underwriter').first()).toBeVisible()

  await decide(parts.carriers.url, { decision: 'quote', premium: '31234' })
  await expect(page.getByText('$31,234').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'now has a price' })).toBeVisible()
  await expectFits(page, 'offers with a late price')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectFits(page, 'offers with a late price, on a large screen')
})
