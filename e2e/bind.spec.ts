import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { accountant, type Business } from './journey/answers.ts'
import { submitByApi } from './journey/fill-by-api.ts'
import { title } from './journey/sign-in.ts'

/** Both insurers of the journeys want it. */
const shop: Business = {
  ...accountant,
  insurance: ['General Liability'],
  answers: { ...accountant.answers, class_code_ref: 'CW458110A', company_name: 'Okafor Apparel' },
}

/** Chooses the offer of an insurer and opens what it still needs. */
async function choose(page: Page, insurer: string): Promise<void> {
  const { uuid } = await submitByApi(page.request, { business: shop })
  await page.goto(`/${uuid}/quote-review`)
  await expect(title(page)).toHaveText('Your quotes are in')
  const card = page.getByRole('listitem').filter({ hasText: insurer }).first()
  await card.getByRole('button', { name: 'Choose' }).click()
  await page.getByRole('link', { name: 'Continue with this one' }).click()
  await expect(title(page)).toHaveText(`What ${insurer} (sample) still needs`)
  await expect(page.getByText(`You are not insured by this until ${insurer} (sample) confirms it.`)).toBeVisible()
}

const part = (page: Page, kind: string) => page.locator(`[data-requirement="${kind}"]`)

/** What is signed changes with what is given, which takes the tick away: everything is saved before. */
async function sign(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await agree(page)
}

async function agree(page: Page): Promise<void> {
  await page.getByLabel('Your full name').fill('Rosa Okafor')
  await page.getByLabel('You sign as').selectOption('owner')
  await page.getByRole('checkbox', { name: /^I agree to the statements above/ }).check()
}

test('an offer is bound at once, on a phone (S8)', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await choose(page, 'Copperfield Insurance')
  const ask = page.getByRole('button', { name: 'Ask Copperfield Insurance (sample) to insure you' })
  await ask.click()
  await expect(part(page, 'terrorism')).toContainText('Choose one of the two')
  await expect(part(page, 'terrorism').getByRole('radio', { checked: true })).toHaveCount(0)
  await part(page, 'payment_plan').getByRole('radio').first().check()
  await part(page, 'terrorism').getByRole('radio').last().check()
  await part(page, 'no_known_losses').getByRole('checkbox').check()
  await expect(part(page, 'fraud_statement').getByRole('checkbox'), 'nothing is agreed to before').not.toBeChecked()
  await part(page, 'fraud_statement').getByRole('checkbox').check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.context().setOffline(true)
  await part(page, 'terrorism').getByRole('radio').first().check()
  await expect(page.getByText('You are offline. This is saved when you are online again.')).toBeVisible()
  await page.context().setOffline(false)
  await part(page, 'terrorism').getByRole('radio').last().check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(part(page, 'terrorism').getByRole('radio').last(), 'nothing given is lost').toBeChecked()
  await agree(page)
  await ask.click()
  await expect(title(page)).toHaveText('Where your insurance stands')
  const status = page.locator('.bind__status')
  await expect(status).toContainText('Confirmed by the insurer')
  await expect(status).toContainText(/confirmed it as CI-POL-\w+\. It runs from/)
  await expect(page.getByText('You are not insured by this')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('an offer is bound after a signature and loss runs, on a large screen (S8)', async ({ page }) => {
  test.slow()
  await choose(page, 'Harrow & Lyme')
  await part(page, 'payment_plan').getByRole('radio').first().check()
  await part(page, 'terrorism').getByRole('radio').first().check()
  await part(page, 'fraud_statement').getByRole('checkbox').check()
  const ask = page.getByRole('button', { name: 'Ask Harrow & Lyme (sample) to insure you' })
  await sign(page)
  await ask.click()
  await expect(title(page)).toHaveText('Where your insurance stands')
  const status = page.locator('.bind__status')
  await expect(status).toContainText('The insurer needs more')
  await status.getByRole('link', { name: 'Complete what is missing' }).click()
  await part(page, 'loss_runs')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'loss-runs.txt', mimeType: 'text/plain', buffer: Buffer.from('No losses in five years.') })
  await expect(part(page, 'loss_runs')).toContainText('loss-runs.txt')
  await agree(page)
  await ask.click()
  await expect(status).toContainText('Confirmed by the insurer')
})
