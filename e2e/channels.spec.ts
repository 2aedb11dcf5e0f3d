import type { Page } from '@playwright/test'
import { todayAt } from '../apps/web/src/features/quote/today.ts'
import { daysAfter } from '../packages/core/src/rules/calendar.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf, continueToNext, control, pathOf } from './journey/autopilot.ts'
import { type CountryBusiness, completePages, fillHere, testAt } from './journey/country-pages.ts'
import { overrideSite } from './journey/override-site.ts'

const owner = {
  zip_code: '60540',
  years_business_started: 2012,
  annual_revenue: '640000',
  has_vehicles: 'No',
  uses_subcontractors: 'No',
  contact_first_name: 'Ruth',
  contact_last_name: 'Okafor',
  contact_email: 'ruth@example.com',
  contact_phone: '6305550112',
  mailing_address: { street: '20 W Jefferson Ave', zip_code: '60540', city: 'Naperville', state: 'IL' },
  coverage: { effective_date: daysAfter(todayAt('America/Chicago'), 21) },
}

const store: CountryBusiness = {
  trade: { query: 'corner store', name: 'Convenience store' },
  insurance: ['Cyber'],
  answers: {
    ...owner,
    business_type: 'llc',
    company_name: 'Okafor Corner LLC',
    annual_payroll: '90000',
    fulltime_employees: 3,
    parttime_employees: 1,
    franchise: { store_number: '12345A', owns_more: 'No' },
  },
}

const expectStillFound = async (page: Page, name: string): Promise<void> => {
  const logo = page.locator('.logo:visible').first()
  await expect(logo).toContainText(name)
  expect(await logo.evaluate((element) => element.tagName)).toBe('SPAN')
}

test('a store of a chain, from its number to offers; the logo is no link (I4, C1, C2)', async ({ page }) => {
  await page.goto('/cornerstop/')
  await expect(page).toHaveTitle('CornerStop Stores: business insurance quotes')
  await expectStillFound(page, 'CornerStop Stores')
  await completePages(page, '/cornerstop/store', store, async () => undefined)
  await control(page, 'franchise.store_number').fill('1234')
  await continueOf(page).click()
  await expect(page.getByRole('alert')).toContainText('Store number')
  await control(page, 'franchise.store_number').fill('12345A')
  await completePages(page, '/cornerstop/done', store, async () => undefined)

  const headings = page.locator('.statements h2')
  await expect(headings).toHaveText(['Your chain’s agreement', 'Fraud statement'])
  await expect(page.locator('.statements')).toContainText('The limits your chain requires of every store')
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toShow(/\/cornerstop\/.*quote-review$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Your quotes are in|No price yet)$/)
  await expect(page.getByRole('region', { name: 'Cyber' }).locator('.quote')).not.toHaveCount(0)
})

test('somebody who works alone is asked about themselves, and not for payroll or employees (I4, C1)', async ({
  page,
}) => {
  const alone: CountryBusiness = {
    trade: { query: 'nail salon', name: 'Nail salon' },
    insurance: ['General Liability'],
    answers: { ...owner, business_type: 'sole_proprietor', company_name: 'Ruth Okafor', individual: { hours: 30 } },
  }
  await page.goto('/makers/')
  await completePages(page, '/makers/business', alone, async () => undefined)
  await expect(control(page, 'annual_revenue')).toBeVisible()
  for (const question of ['annual_payroll', 'fulltime_employees', 'parttime_employees'])
    await expect(control(page, question)).toHaveCount(0)
  await fillHere(page, alone)
  await continueToNext(page)
  expect(pathOf(page)).toBe('/makers/individual')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you work?')
  await fillHere(page, alone)
  await continueToNext(page)
  await expect(page).toShow('/makers/other-info')
})

test('a second kind of work is kept after a reload and on the way back (F3, I4)', async ({ page }) => {
  await page.goto('/makers/')
  await completePages(page, '/makers/mc', { ...store, insurance: ['General Liability'] }, async () => undefined)
  const trade = page.getByRole('combobox', { name: 'What kind of work is it?' })
  const share = page.getByRole('textbox', { name: 'Share of your revenue' })
  await control(page, 'multi_class').getByRole('radio', { name: 'Yes' }).check()
  await continueOf(page).click()
  await expect(page.getByRole('alert')).toContainText('Kind of work 1')
  await trade.focus()
  await page.keyboard.type('bakery')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(trade).not.toHaveValue('bakery')
  const tradeName = await trade.inputValue()
  await page.reload()
  await expect(trade, 'what is not saved yet is kept').toHaveValue(tradeName)
  await share.fill('30')
  await continueToNext(page)
  await expect(page).toShow('/makers/insurance')
  await page.goBack()
  await expect(trade).toHaveValue(tradeName)
  await expect(share).toHaveValue('30')
})

test('a wholesaler’s logo is no link, and its site offers what wholesalers may sell (C2, I1, seed 6)', async ({
  page,
}) => {
  await page.goto('/wholesale/')
  await expectStillFound(page, 'Bayline Wholesale')
  const reply = await page.request.get('/wholesale/api/insurance-type')
  const names = (await reply.json()).data.map(({ name }: { readonly name: string }) => name)
  expect(names).toContain('Other coverage')
  // The offer replaces the owner's policy; the other lines are not sold to wholesalers.
  for (const name of ['Business Owners Policy', 'Workers’ Compensation', 'Special Events', 'Data Breach'])
    expect(names).not.toContain(name)
})

test('on a site without accounts the account page is not found (C1, S9)', async ({ page }) => {
  await overrideSite(page, { customerFacing: { myCoverwalletDisabled: true } })
  await page.goto('/account')
  await expect(page.locator('.nf').getByRole('heading', { level: 1 })).toBeVisible()
})

const testOfLawyers = testAt('meridian.localhost')

testOfLawyers('a program of law firms finds law firms alone (I4, C1)', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which kind of law practice is yours?')
  for (const query of ['bakery', 'divorce lawyer']) {
    await control(page, 'class_code_ref').fill(query)
    const options = page.getByRole('listbox').getByRole('option')
    await expect(options.first()).toContainText('Law firm')
    for (const text of await options.allInnerTexts()) expect(text).toMatch(/law/i)
  }
})
