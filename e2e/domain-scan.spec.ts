import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueToNext, control } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'

const cyber = { ...bakery, insurance: ['Cyber'] }

/** Enters a domain on the first page of cyber, with or without agreeing to its scan. */
async function nameDomain(page: Page, domain: string, consent: 'Yes' | 'No'): Promise<void> {
  await startAt(page, '/dynamic-questions/cyber_domains/edit/0', { business: cyber })
  await control(page, 'cyber.has_domain').locator('input[value="Yes"]').check()
  await control(page, 'cyber.domain').fill(domain)
  await control(page, 'cyber.scan_consent').locator(`input[value="${consent}"]`).check()
  await continueToNext(page)
}

test('a domain is scanned once the applicant agrees, and the findings are shown above the form (Q9)', async ({
  page,
}) => {
  await nameDomain(page, 'https://www.shop3.example.com', 'Yes')
  await expect(page).toShow('/cl/domain-scan')
  await expect(page.getByText('Scanned by Ledgerstone Specialty (sample).')).toBeVisible()
  await expect(page.getByText(/your domain was not contacted/)).toBeVisible()
  await expect(page.getByText(/shop3\.example\.com/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Scanned by Ledgerstone Specialty (sample).')).toBeVisible()
  await continueToNext(page)
  await expect(page).toShow('/dynamic-questions/cyber/edit/0')
})

test('without consent there is no scan; an invalid domain is rejected at the field (Q9, V2)', async ({ page }) => {
  await startAt(page, '/dynamic-questions/cyber_domains/edit/0', { business: cyber })
  await control(page, 'cyber.has_domain').locator('input[value="Yes"]').check()
  await control(page, 'cyber.domain').fill('192.168.0.1')
  await control(page, 'cyber.scan_consent').locator('input[value="No"]').check()
  await page.locator('main form').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter a domain name, such as example.com').first()).toBeVisible()
  await control(page, 'cyber.domain').fill('shop3.example.com')
  await continueToNext(page)
  await expect(page).toShow('/dynamic-questions/cyber/edit/0')
})

test('a scan that fails can be tried again, and holds nobody up (Q9, E1)', async ({ page }) => {
  await page.route('**/domain-scan', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, state: 'failed', findings: [] } } })
  })
  await nameDomain(page, 'shop3.example.com', 'Yes')
  await expect(page.getByRole('heading', { name: 'The scan did not finish' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Scanned by Ledgerstone Specialty (sample).')).toBeVisible()
  await continueToNext(page)
  await expect(page).toShow('/dynamic-questions/cyber/edit/0')
})
