import { checkInBoth } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { submitByApi } from './journey/fill-by-api.ts'
import { signInByApi } from './journey/sign-in.ts'
import { pageOfStaff, staff } from './journey/staff.ts'

/** A sample customer with a policy of general liability. */
const marisol = 'marisol@walkers-point-painting.example'

test('a certificate is made out to a landlord, and kept with the policy (O10)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInByApi(page.request, marisol)
  await page.goto('/account')
  const policy = page.getByRole('listitem').filter({ hasText: 'LM-GL-204417' })
  await policy.getByRole('link', { name: /^Renew/ }).click()
  await page.getByText('Issue a certificate', { exact: true }).click()
  await expect(page.getByText('It gives them no rights.')).toBeVisible()
  await page.getByLabel('Who gets it').fill('Oak Street Properties LLC')
  await page.getByLabel('Street and number').fill('400 Oak St')
  await page.getByLabel('City').fill('Milwaukee')
  await page.getByLabel('ZIP code').fill('53204')
  await checkInBoth(page, 'a certificate to be issued')
  await page.getByRole('button', { name: 'Issue it' }).click()
  const link = page.getByRole('link', { name: 'Certificate', exact: true })
  await expect(link).toBeVisible()
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toMatch(/^Certificate of insurance C-[0-9A-F]{8}\.pdf$/)
  await page.goto('/account')
  await expect(page.getByText('Oak Street Properties LLC')).toBeVisible()
})

test('the desk enters an offer with its file and sends the proposal; the customer finds both (O10)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  const { uuid } = await submitByApi(page.request)
  const desk = await pageOfStaff({ browser, watch, baseURL }, staff.desk)
  await desk.setViewportSize({ width: 1440, height: 900 })
  await desk.goto(`/desk?search=CW-${uuid.slice(0, 8)}`)
  await desk.getByRole('link', { name: 'Okafor Bakery LLC' }).click()
  await desk.getByLabel('Insurer', { exact: true }).fill('Harbor Mutual')
  await desk.getByLabel('Premium for a year').fill('$1,250')
  await desk.getByLabel('How you know').fill('By mail')
  const letter = { name: 'Harbor letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
  await desk.getByLabel(/^File/).last().setInputFiles(letter)
  await desk.getByRole('button', { name: 'Enter', exact: true }).click()
  await expect(desk.getByRole('link', { name: 'Quote letter' })).toBeVisible()
  await desk.getByRole('button', { name: 'Send the proposal' }).click()
  await expect(desk.getByText('Sent to the customer')).toBeVisible()
  await checkInBoth(desk, 'an offer with its documents, at the desk')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${uuid}/quote-review`)
  await expect(page.getByRole('link', { name: 'Quote letter' })).toBeVisible()
  await checkInBoth(page, 'the documents of offers')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the proposal (PDF)' }).click()
  expect((await download).suggestedFilename()).toBe(`proposal-${uuid.slice(0, 8)}.pdf`)
})
