import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'

const cyber = { ...bakery, insurance: ['Cyber'] }

test('a domain is scanned once the applicant agrees; a scan that fails can be tried again; an invalid domain is rejected at the field (Q9, V2, E1)', async ({
  page,
}) => {
  await page.route('**/domain-scan', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    await route.fulfill({ response, json: { data: { ...data, state: 'failed', findings: [] } } })
  })
  await startAt(page, '/dynamic-questions/cyber_domains/edit/0', { business: cyber })
  await control(page, 'cyber.has_domain').locator('input[value="Yes"]').check()
  await control(page, 'cyber.domain').fill('192.168.0.1')
  await control(page, 'cyber.scan_consent').locator('input[value="Yes"]').check()
  await continueOf(page).click()
  await expect(page.getByText('Enter a domain name, such as example.com').first()).toBeVisible()
  await control(page, 'cyber.domain').fill('https://www.shop3.example.com')
  await continueToNext(page)

  await expect(page).toShow('/cl/domain-scan')
  await expect(page.getByRole('heading', { name: 'The scan did not finish' })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Scanned by Ledgerstone Specialty (sample).')).toBeVisible()
  await expect(page.getByText(/your domain was not contacted/)).toBeVisible()
  await expect(page.getByText(/shop3\.example\.com/).first()).toBeVisible()
  await continueToNext(page)
  await expect(page).toShow('/dynamic-questions/cyber/edit/0')
})
