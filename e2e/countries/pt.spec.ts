import type { Page } from '@playwright/test'
import { todayAt } from '../../apps/web/src/features/quote/today.ts'
import { dateText } from '../../packages/core/src/model/answer-text.ts'
import { daysAfter } from '../../packages/core/src/rules/calendar.ts'
import { expectFits, expectFitsBoth } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { type CountryBusiness, completePages, kindOf, testAt } from '../journey/country-pages.ts'
import { shots } from '../journey/shots.ts'
import { expectMailed, expectStoredAndShown } from '../journey/stored-and-shown.ts'

const test = testAt('portugal.localhost')
// Cookie consent has not been given or refused yet.
test.use({
  storageState: { cookies: [], origins: [] },
  locale: 'pt-PT',
  timezoneId: 'Europe/Lisbon',
})

const begins = daysAfter(todayAt('Europe/Lisbon'), 20)

/** A café in Porto with five employees. */
const cafe: CountryBusiness = {
  trade: { query: 'pastelaria', name: 'Café ou pastelaria' },
  insurance: ['Responsabilidade civil exploração', 'Multirriscos empresas'],
  answers: {
    zip_code: '4000–322',
    business_type: 'lda',
    company_name: 'Pastelaria Foz Velha, Lda.',
    years_business_started: 2014,
    annual_revenue: '260.000,00 €',
    annual_payroll: '78 mil euros',
    fulltime_employees: 4,
    parttime_employees: 1,
    business_description: 'Pequenos-almoços, bolos de fabrico próprio e almoços leves, com esplanada.',
    employer_id: '501.964.843',
    contact_first_name: 'Teresa',
    contact_last_name: 'Moura Guedes',
    contact_email: 'teresa@fozvelha.example',
    contact_phone: '00351 912 345 678',
    mailing_address: { street: 'Rua das Flores 20', zip_code: '4050-262', city: 'Porto' },
    coverage: { effective_date: begins },
    rc: { limit: '250000', deductible: '250', public_area: 70, capacity: 45, products: 'Yes', exports: 'no' },
    mr: {
      street: 'Rua das Flores 20',
      postal_code: '4050-262',
      use: 'restaurant',
      tenure: 'rent',
      floor: 'ground',
      area: 95,
      year: 1968,
      construction: 'masonry',
      fittings: '35.000',
      contents: '48.000',
      stock: '5.000',
      covers: ['earthquake', 'theft', 'cold'],
      cold_value: '2.500',
      cash: '800',
      alarm: 'central',
      shutters: 'Yes',
      extinguishers: 'Yes',
      electrics: 'Yes',
      fryers: 'Yes',
      hood: 'Yes',
    },
  },
}

/** Words of the common site that must not appear on this site. */
const english =
  /\b(the|your|and|with|Continue|Back|Why we ask|Optional|Save|Coverage|Not sure|sample|Yes|Question)\b|\$\s?\d/

async function readsPortuguese(page: Page, label: string): Promise<void> {
  expect((await page.locator('body').allInnerTexts()).join(' ').match(english)?.[0], label).toBeUndefined()
}

const auditedPages = ['/', '/business', '/insurance', 'insurer', 'recommendation', '/dynamic-questions/mr/edit/2']

test('a café in Porto: from the first page to offers, in Portuguese (I4, C2)', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')
  await page.getByRole('button', { name: 'Recusar facultativos' }).click()
  const kinds = new Set<string>()
  await completePages(page, '/done', cafe, async (path) => {
    await readsPortuguese(page, path)
    const kind = kindOf(path)
    if (!kinds.has(kind) && auditedPages.includes(kind)) await expectFitsBoth(page, path)
    kinds.add(kind)
    await shots(page, path)
  })
  expect([...kinds]).toEqual(expect.arrayContaining(['insurer', 'recommendation', '/dynamic-questions/mr/edit/2']))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme as respostas e envie')
  await expectStoredAndShown(
    page,
    {
      zip_code: '4000-322',
      annual_revenue: 260_000,
      annual_payroll: 78_000,
      contact_phone: '+351912345678',
      coverage: { effective_date: begins },
      mr: { cold_value: 2500, cash: 800 },
    },
    ['Pastelaria Foz Velha, Lda.', '260 000 €', '78 000 €', '912 345 678', '4000-322', dateText(begins ?? '', 'pt-PT')],
  )
  await expect(page.locator('main')).toContainText('Decreto-Lei n.º 72/2008')
  await readsPortuguese(page, '/done')
  await expectFits(page, '/done')
  await shots(page, '/done')
  await page.getByRole('checkbox', { name: /As minhas respostas são verdadeiras/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toShow(/quote-review$/)
  await expectMailed(page, 'teresa@fozvelha.example', 'Pastelaria Foz Velha, Lda.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('As suas cotações chegaram')
  for (const line of cafe.insurance) {
    const offers = page.getByRole('region', { name: line }).locator('.quote')
    await expect(offers).toHaveCount(2)
    for (const words of await offers.allInnerTexts()) expect(words).toMatch(/\d+([.,\s]\d+)*\s€\s+por ano/)
  }
  await readsPortuguese(page, 'offers')
  await expectFitsBoth(page, 'offers')
  await shots(page, '/offers')
})
