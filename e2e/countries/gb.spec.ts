import type { Page } from '@playwright/test'
import { todayAt } from '../../apps/web/src/features/quote/today.ts'
import { daysAfter } from '../../packages/core/src/rules/calendar.ts'
import { expectFits, expectFitsBoth } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { type CountryBusiness, completePages, kindOf, testAt } from '../journey/country-pages.ts'
import { shots } from '../journey/shots.ts'

const test = testAt('uk.localhost')
// Cookie consent has not been given or refused yet.
test.use({
  storageState: { cookies: [], origins: [] },
  locale: 'en-GB',
  timezoneId: 'Europe/London',
})

/** A café in Leeds with five employees. */
const cafe: CountryBusiness = {
  trade: { query: 'coffee shop', name: 'Café and coffee shop' },
  insurance: ['Public and products liability', 'Employers’ liability', 'Contents, stock and buildings'],
  answers: {
    zip_code: 'ls14ap',
    business_type: 'ltd',
    company_name: 'The Copper Kettle Ltd',
    years_business_started: 2014,
    annual_revenue: '£260,000',
    annual_payroll: '78,000',
    fulltime_employees: 4,
    parttime_employees: 1,
    business_description: 'Breakfasts, cakes baked here and light lunches, with tables outside.',
    employer_id: '1123456789',
    contact_first_name: 'Teresa',
    contact_last_name: 'Moorhouse',
    contact_email: 'teresa@copperkettle.example',
    contact_phone: '020 7946 0123',
    mailing_address: { street: '20 Park Row', zip_code: 'LS1 5HD', city: 'Leeds' },
    coverage: { effective_date: daysAfter(todayAt('Europe/London'), 20) },
    aon_uk_metadata: { packages_selected: ['shop'] },
    gb_conduct: { events: ['none'] },
    gb_pl: { limit: '5000000', excess: '250', products: 'Yes', products_kind: 'Cakes and coffee', exports: 'no' },
    gb_el: {
      who: ['clerical', 'manual'],
      clerical_people: 1,
      clerical_wages: '18,000',
      manual_people: 4,
      manual_wages: '60,000',
      paye: 'has',
      paye_reference: '123/AB456',
      hazards: ['none'],
      policy: 'Yes',
      risk_assessments: 'Yes',
      training: 'Yes',
      claims: 0,
    },
    gb_prop: {
      street: '20 Park Row, Leeds',
      postcode: 'LS1 5HD',
      use: 'restaurant',
      tenure: 'rent',
      year: '1900_1945',
      walls: 'standard',
      flat_roof: 0,
      heating: 'mains',
      electrics: 'Yes',
      frying: 'table_top',
      ducting: 'Yes',
      improvements: '35,000',
      contents: '48,000',
      stock: '5,000',
      stock_kinds: ['none'],
      interruption: '120,000',
      indemnity: '24',
      excess: '250',
      alarm: 'monitored',
      locks: 'Yes',
      covers: ['glass'],
    },
  },
}

/** Words and symbols of the United States, and keys of missing texts, which must not appear on this site. */
const american =
  /\b(ZIP|deductibles?|coverages?|advisor|canceled|labor|state|revenue|payroll|EIN|SSN|General liability)\b|\$\s?\d|\b(page|step|field|ui)\.\w+\.?\w*\b/i

async function readsBritish(page: Page, label: string): Promise<void> {
  expect((await page.locator('body').allInnerTexts()).join(' ').match(american)?.[0], label).toBeUndefined()
}

const auditedPages = [
  '/',
  '/business',
  '/insurance',
  'insurer',
  'recommendation',
  '/packages',
  '/dynamic-questions/gb_el/edit/1',
  '/dynamic-questions/gb_prop/edit/2',
]

test('a café in Leeds: from the first page to offers, by way of a package (I4, C2)', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await page.getByRole('button', { name: 'Reject optional' }).click()
  const kinds = new Set<string>()
  await completePages(page, '/done', cafe, async (path) => {
    await readsBritish(page, path)
    const kind = kindOf(path)
    if (!kinds.has(kind) && auditedPages.includes(kind)) await expectFitsBoth(page, path)
    kinds.add(kind)
    await shots(page, path)
  })
  expect([...kinds]).toEqual(
    expect.arrayContaining(['insurer', 'recommendation', '/packages', '/dynamic-questions/gb_el/edit/3']),
  )

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your answers, then submit')
  await expect(page.locator('main')).toContainText('£260,000')
  await expect(page.locator('main')).toContainText('020 7946 0123')
  await expect(page.locator('main')).toContainText('Insurance Act 2015')
  await readsBritish(page, '/done')
  await expectFits(page, '/done')
  await shots(page, '/done')
  await page.getByRole('checkbox', { name: /a fair presentation of the risk/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toShow(/quote-review$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your quotes are in')
  for (const line of cafe.insurance) {
    const offers = page.getByRole('region', { name: line }).locator('.quote')
    await expect(offers).toHaveCount(2)
    for (const words of await offers.allInnerTexts()) expect(words).toMatch(/£\d[\d,.]*\s+a year/)
  }
  await readsBritish(page, 'offers')
  await expectFitsBoth(page, 'offers')
  await shots(page, '/offers')
})
