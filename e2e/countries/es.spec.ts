import type { Page } from '@playwright/test'
import { todayAt } from '../../apps/web/src/features/quote/today.ts'
import { dateText } from '../../packages/core/src/model/answer-text.ts'
import { daysAfter } from '../../packages/core/src/rules/calendar.ts'
import { expectFits, expectFitsBoth } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { type CountryBusiness, completePages, kindOf, testAt } from '../journey/country-pages.ts'
import { shots } from '../journey/shots.ts'
import { expectMailed, expectStoredAndShown } from '../journey/stored-and-shown.ts'

const test = testAt('spain.localhost')
// Cookie consent has not been given or refused yet.
test.use({
  storageState: { cookies: [], origins: [] },
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
})

const begins = daysAfter(todayAt('Europe/Madrid'), 20)

/** A café in Valencia with four employees, whose kitchen one insurer reviews first. */
const cafe: CountryBusiness = {
  trade: { query: 'bar de tapas', name: 'Bar y cafetería' },
  insurance: ['Responsabilidad civil general', 'Multirriesgo del negocio'],
  answers: {
    zip_code: 'E-46 001',
    business_type: 'sl',
    company_name: 'Cafetería Azahar SL',
    years_business_started: 2016,
    annual_revenue: '310.000,00 €',
    annual_payroll: '84 mil €',
    fulltime_employees: 3,
    parttime_employees: 2,
    business_description: 'Desayunos, almuerzos y tapas, con terraza.',
    employer_id: 'b-12.345.674',
    contact_first_name: 'Amparo',
    contact_last_name: 'Ferrer Soler',
    contact_email: 'amparo@azahar.example',
    contact_phone: '0034 612-34-56-78',
    mailing_address: { street: 'Calle de la Paz 8', zip_code: '46003', city: 'Valencia' },
    coverage: { effective_date: begins },
    rc: { limit: '300000', premises: 'rent', capacity: 60, licence: 'Yes', terrace: 'Yes', prevention: 'outside' },
    multirriesgo: {
      at_address: 'Yes',
      tenure: 'tenant',
      square_meters: 110,
      works: '30.000',
      contents: '45.000',
      stock: '6.000',
      extraction: 'half_year',
      closures: ['shutter'],
    },
  },
}

/** Words of the common site that must not appear on this site. */
const english = /\b(the|your|and|with|Continue|Back|Why we ask|Optional|Save|Coverage|Not sure|sample)\b|\$\d/

async function readsSpanish(page: Page, label: string): Promise<void> {
  await expect(page.locator('body'), label).not.toContainText(english, { useInnerText: true })
}

const auditedPages = [
  '/',
  '/business',
  '/insurance',
  'insurer',
  'recommendation',
  '/dynamic-questions/multirriesgo/edit/2',
]

test('a café in Valencia: from the first page to offers, in Spanish (I4, C6)', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  await page.getByRole('button', { name: 'Rechazar las opcionales' }).click()
  const kinds = new Set<string>()
  await completePages(page, '/done', cafe, async (path) => {
    await readsSpanish(page, path)
    const kind = kindOf(path)
    if (!kinds.has(kind) && auditedPages.includes(kind)) await expectFitsBoth(page, path)
    kinds.add(kind)
    await shots(page, path)
  })
  expect([...kinds]).toEqual(
    expect.arrayContaining(['insurer', 'recommendation', '/dynamic-questions/multirriesgo/edit/2']),
  )

  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Revise sus respuestas y envíelas')
  await expect(page.locator('main')).toHaveCount(1)
  await expectStoredAndShown(
    page,
    {
      annual_revenue: 310_000,
      annual_payroll: 84_000,
      contact_phone: '+34612345678',
      zip_code: '46001',
      coverage: { effective_date: begins },
      multirriesgo: { works: 30_000, stock: 6000 },
    },
    [
      'Cafetería Azahar SL',
      '310.000 €',
      '84.000 €',
      '30.000 €',
      '612 345 678',
      '46001',
      dateText(begins ?? '', 'es-ES'),
    ],
  )
  await readsSpanish(page, '/done')
  await expectFits(page, '/done')
  await shots(page, '/done')
  await page.getByRole('checkbox', { name: /mis respuestas son ciertas/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toShow(/quote-review$/)
  await expectMailed(page, 'amparo@azahar.example', 'Cafetería Azahar SL')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sus ofertas ya están aquí')
  const offers = page.getByRole('region', { name: 'Responsabilidad civil general' }).locator('.quote')
  await expect(offers).toHaveCount(2)
  for (const words of await offers.allInnerTexts()) expect(words).toMatch(/\d+([.,]\d+)*\s€\s+al año/)
  await readsSpanish(page, 'offers')
  await expectFitsBoth(page, 'offers')
  await shots(page, '/offers')
})
