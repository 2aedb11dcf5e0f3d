import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf, control, goOn } from './journey/autopilot.ts'
import { currentQuote, startAt } from './journey/fill-by-api.ts'

test('an amount that may mean two is asked about, and the one that is pressed is saved (V1, I4)', {
  tag: '@phone',
}, async ({ page }) => {
  await startAt(page, '/industry-detail')
  await page.goto('/business')
  const revenue = control(page, 'annual_revenue')
  await revenue.fill('400.000')
  await continueOf(page).click()
  await expect(page.getByRole('alert')).toContainText('Revenue in the next 12 months')
  const meant = page.getByRole('group', { name: 'Did you mean:' })
  await expect(meant.getByRole('button')).toHaveText(['400,000', '400'])
  await check(page, 'an unclear amount')
  await meant.getByRole('button', { name: '400,000' }).press('Enter')
  await expect(revenue).toHaveValue('400,000')
  await expect(revenue).toBeFocused()
  await goOn(page)
  expect((await currentQuote(page.request)).annual_revenue).toBe(400_000)
})

test('what is shown after leaving a field is what is kept (V1)', async ({ page }) => {
  await startAt(page, '/industry-detail')
  await page.goto('/business')
  const name = control(page, 'company_name')
  await name.fill('\u202eOkafor\u00a0Bakery\u200b LLC ')
  await control(page, 'annual_revenue').fill('USD 400k')
  await control(page, 'years_business_started').fill('２０１２')
  await control(page, 'annual_payroll').focus()
  await expect(name).toHaveValue('Okafor Bakery LLC')
  await expect(control(page, 'annual_revenue')).toHaveValue('400,000')
  await expect(control(page, 'years_business_started')).toHaveValue('2012')
  await goOn(page)
  expect(await currentQuote(page.request)).toMatchObject({
    company_name: 'Okafor Bakery LLC',
    annual_revenue: 400_000,
    years_business_started: 2012,
  })
})

test('a date without its year holds the page (V1)', async ({ page }) => {
  await startAt(page, '/dynamic-questions/coverage_choices/edit/0')
  const date = control(page, 'coverage.effective_date')
  await date.fill('')
  await date.pressSequentially('0501')
  await continueOf(page).click()
  await expect(page.getByRole('alert')).toContainText('Enter the whole date: month, day and year')
  await expect(date).toHaveAttribute('aria-invalid', 'true')
})

test('Enter that ends a composition stays on the page, and words run as their letters do (V1)', async ({ page }) => {
  await startAt(page, '/business')
  const name = control(page, 'company_name')
  await expect(name).toHaveAttribute('dir', 'auto')
  await expect(control(page, 'annual_revenue')).not.toHaveAttribute('dir', 'auto')
  for (const composed of [{ isComposing: true }, { keyCode: 229 }]) {
    await name.dispatchEvent('keydown', { key: 'Enter', ...composed })
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
  await name.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
})

test('a trade that is typed as a class is called need not be picked, any other must be (Q1)', async ({ page }) => {
  await page.goto('/')
  const trade = control(page, 'class_code_ref')
  await trade.fill('bread and so on')
  // The list lies above the button.
  await trade.press('Escape')
  await continueOf(page).click()
  await expect(page.getByText('Pick one from the list').first()).toBeVisible()
  await trade.fill(' bakery')
  await control(page, 'zip_code').focus()
  await expect(trade).toHaveValue('Bakery')
  await expect(page.getByText('Pick one from the list')).toHaveCount(0)
})
