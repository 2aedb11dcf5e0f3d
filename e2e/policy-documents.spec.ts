import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { signInByApi } from './journey/sign-in.ts'

/** A sample customer with a general liability policy. */
const marisol = 'marisol@walkers-point-painting.example'

test('a certificate is made out to a landlord, and kept with the policy (O10)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInByApi(page.request, marisol)
  await page.goto('/account')
  const policy = page.getByRole('listitem').filter({ hasText: 'LM-GL-204417' })
  await policy.getByRole('link', { name: /^Renew/ }).click()
  await page.getByText('Issue a certificate', { exact: true }).click()
  await expect(page.getByText('It gives them no rights.')).toBeVisible()
  await page.getByLabel('Certificate holder').fill('Oak Street Properties LLC')
  await page.getByLabel('Street and number').fill('400 Oak St')
  await page.getByLabel('City').fill('Milwaukee')
  await page.getByLabel('ZIP code').fill('53204')
  await check(page, 'a certificate to be issued')
  await page.getByRole('button', { name: 'Issue certificate' }).click()
  const link = page.getByRole('link', { name: 'Certificate', exact: true })
  await expect(link).toBeVisible()
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toMatch(/^Certificate of insurance C-[0-9A-F]{8}\.pdf$/)
  await page.goto('/account')
  await expect(page.getByText('Oak Street Properties LLC')).toBeVisible()
})
