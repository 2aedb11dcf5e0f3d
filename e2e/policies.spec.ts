import { check, expectFits, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { control } from './journey/autopilot.ts'
import { continueByApi } from './journey/fill-by-api.ts'
import { shots } from './journey/shots.ts'
import { signInByApi, title } from './journey/sign-in.ts'

/** A sample customer, whose general liability expires in forty days. */
const marisol = 'marisol@walkers-point-painting.example'
const figures = {
  trade: { query: '', name: '' },
  insurance: ['General Liability'],
  answers: { annual_revenue: 310_000, annual_payroll: 110_000, fulltime_employees: 3, parttime_employees: 2 },
}

test('a certificate is issued, a change is asked for, and the renewal asks what is asked every year, on a phone (O10, P12)', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signInByApi(page.request, marisol)
  await page.goto('/account')

  await test.step('a change is asked for, and nothing says that it holds before the insurer has confirmed it (P12)', async () => {
    await page.getByRole('link', { name: /^Request a change/ }).click()
    await expect(page.getByText(/Nothing changes until it confirms/)).toBeVisible()
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByText('Describe what should change')).toBeVisible()
    await page.getByLabel('What should change?').selectOption('address')
    await page.getByLabel('Starting when?').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10))
    await page.getByLabel('Describe it').fill('We move to 801 S 2nd St.')
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByText('Received. We pass it on to the insurer')).toBeVisible()
    await expectFits(page, 'a change that is asked for')
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('You withdrew it')).toBeVisible()
  })

  await test.step('a certificate is made out to a landlord, and kept with the policy (O10)', async () => {
    await page.getByText('Issue a certificate', { exact: true }).click()
    await expect(page.getByText('It gives them no rights.')).toBeVisible()
    await page.getByLabel('Certificate holder').fill('Oak Street Properties LLC')
    await page.getByLabel('Street and number').fill('400 Oak St')
    await page.getByLabel('City').fill('Milwaukee')
    await page.getByLabel('ZIP code').fill('53204')
    await check(page, 'a certificate to be issued')
    await page.getByRole('button', { name: 'Issue certificate' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Certificate', exact: true }).first().click()
    expect((await download).suggestedFilename()).toMatch(/^Certificate of insurance C-[0-9A-F]{8}\.pdf$/)
  })

  await test.step('the renewal asks for this year’s figures, with last year’s beside them, and for the changes (P12)', async () => {
    await page.getByRole('button', { name: /^(Start|Continue) the renewal$/ }).click()
    await expect(page).toShow('/business')
    await expect(control(page, 'company_name')).toHaveValue('Walker’s Point Painting LLC')
    await expect(control(page, 'annual_revenue')).toHaveValue('')
    await expect(page.getByText('$285,000').first()).toBeVisible()
    await continueByApi(page.request, { business: figures, until: '/last-year' })
    await page.goto('/last-year')
    await expect(title(page)).toHaveText('What changed since last year?')
    await expect(page.getByText('Last year: $285,000')).toBeVisible()
    await shots(page, 'last-year')
  })
})
