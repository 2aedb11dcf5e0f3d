import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { control, goTo } from './journey/autopilot.ts'
import { signInByApi, title } from './journey/sign-in.ts'

/** A sample customer, whose general liability ends in forty days. */
const marisol = 'marisol@walkers-point-painting.example'
const figures = {
  trade: { words: '', name: '' },
  insurance: [],
  answers: { annual_revenue: 310_000, annual_payroll: 110_000, fulltime_employees: 3, parttime_employees: 2 },
}

test('general liability renews from the account: this year’s figures are asked, and what changed (P12)', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: 900 })
  await signInByApi(page.request, marisol)
  await page.goto('/account')
  const policy = page.getByRole('listitem').filter({ hasText: 'LM-GL-204417' })
  await expect(policy).toContainText('Renewal is due')
  await policy.getByRole('link', { name: /^Renew/ }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByText('It does not renew by itself.')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Start the renewal' }).click()

  // Only what is asked every year is empty, with last year's answer beside it.
  await expect(page).toShow('/business')
  await expect(control(page, 'company_name')).toHaveValue('Walker’s Point Painting LLC')
  await expect(control(page, 'annual_revenue')).toHaveValue('')
  await expect(page.getByText('$285,000').first()).toBeVisible()
  await goTo(page, '/last-year', figures)
  await expect(title(page)).toHaveText('What changed since last year?')
  await expect(page.getByText('Last year: $285,000')).toBeVisible()
})

test('a change is asked for, and nothing says that it holds before the insurer has confirmed it (P12)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInByApi(page.request, marisol)
  await page.goto('/account')
  await page.getByRole('link', { name: /^Ask for a change/ }).click()
  await expect(page.getByText(/Nothing changes until it confirms/)).toBeVisible()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Describe what should change')).toBeVisible()
  await page.getByLabel('What should change?').selectOption('address')
  await page.getByLabel('From when?').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10))
  await page.getByLabel('Describe it').fill('We move to 801 S 2nd St.')
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Asked. We pass it on to the insurer')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.getByRole('button', { name: 'Withdraw it' }).click()
  await expect(page.getByText('You withdrew it')).toBeVisible()
})
