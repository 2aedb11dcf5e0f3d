import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { signInByApi } from './journey/sign-in.ts'

/** A sample customer, whose general liability expires in forty days. */
const marisol = 'marisol@walkers-point-painting.example'
test('a change is asked for, and nothing says that it holds before the insurer has confirmed it (P12)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInByApi(page.request, marisol)
  await page.goto('/account')
  await page.getByRole('link', { name: /^Request a change/ }).click()
  await expect(page.getByText(/Nothing changes until it confirms/)).toBeVisible()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Describe what should change')).toBeVisible()
  await page.getByLabel('What should change?').selectOption('address')
  await page.getByLabel('Starting when?').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10))
  await page.getByLabel('Describe it').fill('We move to 801 S 2nd St.')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Received. We pass it on to the insurer')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('You withdrew it')).toBeVisible()
})
