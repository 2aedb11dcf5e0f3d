import type { Locator, Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, fillPage } from './journey/autopilot.ts'
import { waitForHydration } from './journey/hydration.ts'

const newsletter = '(800) 555-0132'
const phone = (page: Page, number: string): Locator => page.locator('.contact:visible').getByText(number)

const openNewsletterLink = async (page: Page): Promise<void> => {
  await waitForHydration(page)
  await fillPage(page, bakery)
  await continueOf(page).click()
  await expect(page).toShow('/business')
}

const attributionInQuery = async (page: Page) => {
  const { data } = await (await page.request.get('api/quote')).json()
  return { campaign_id: data.campaign_id, partnership: data.partnership }
}

test('a newsletter’s link shows its phone number, now and on later visits (R7)', async ({ page }) => {
  const reply = await page.request.get('/?partner_source=Newsletter', { headers: { accept: 'text/html' } })
  const html = await reply.text()
  expect(html, 'at first paint, and no other before it').toContain(newsletter)
  expect(html.replace(/<script.*?<\/script>/gs, '')).not.toContain('(312) 555-0148')
  await page.goto('/?partner_source=Newsletter&partner=Oak%20and%20Ledger%20Blog&campaign_id=spring-2026')
  await expect(phone(page, newsletter)).toBeVisible()
  await openNewsletterLink(page)
  await expect(phone(page, newsletter)).toBeVisible()
  expect(await attributionInQuery(page)).toEqual({
    campaign_id: 'spring-2026',
    partnership: { source: 'Newsletter', name: 'Oak and Ledger Blog' },
  })
  // The visitor refused the cookie that would store it; the application stores it instead.
  await page.goto('/business')
  await expect(phone(page, newsletter)).toBeVisible()
})
