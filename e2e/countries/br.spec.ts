import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { todayAt } from '../../apps/web/src/features/quote/today.ts'
import { dateText } from '../../packages/core/src/model/answer-text.ts'
import { daysAfter } from '../../packages/core/src/rules/calendar.ts'
import { expectFits, expectFitsBoth } from '../harness/accessible.ts'
import { type CountryBusiness, completePages, kindOf, testAt } from '../journey/country-pages.ts'
import { shots } from '../journey/shots.ts'
import { expectMailed, expectStoredAndShown } from '../journey/stored-and-shown.ts'

const test = testAt('brazil.localhost')
// Cookie consent has not been given or refused yet.
test.use({
  storageState: { cookies: [], origins: [] },
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
})

const begins = daysAfter(todayAt('America/Sao_Paulo'), 20)

/** A bakery in São Paulo with four people. */
const bakery: CountryBusiness = {
  trade: { query: 'panificadora', name: 'Padaria e confeitaria' },
  insurance: ['Seguro empresarial', 'Riscos cibernéticos'],
  answers: {
    zip_code: '01.310-100',
    business_type: 'ltda',
    company_name: 'Padaria Boa Massa Ltda.',
    years_business_started: 2015,
    annual_revenue: 'R$\u00a0960.000,00',
    annual_payroll: '180 mil reais',
    fulltime_employees: 3,
    parttime_employees: 1,
    business_description: 'Pães, bolos e café da manhã em uma loja de bairro.',
    register: { cnae: '4721102' },
    employer_id: '11222333/0001–81',
    contact_first_name: 'Rosa',
    contact_last_name: 'Lima Prado',
    contact_email: 'rosa@boamassa.example',
    contact_phone: '+55 (11) 91234-5678',
    mailing_address: { street: 'Avenida Paulista, 1000', zip_code: '01310-100', city: 'São Paulo' },
    coverage: { effective_date: begins },
    empresarial: {
      same_address: 'Yes',
      occupancy: 'tenant',
      setting: 'street',
      floor_area: 140,
      construction: 'masonry',
      fire_certificate: 'Yes',
      fire: ['extinguishers', 'detectors'],
      hood: 'Yes',
      theft: ['shutters', 'cameras'],
      wiring: 'Yes',
      flooded: 'No',
      contents: '180.000',
      stock: '40.000',
      covers: ['electrical', 'theft', 'glass'],
      theft_limit: '20.000',
      electrical_limit: '30.000',
      interruption: '3',
      fixed_costs: '25.000',
      liability: '50000',
      deductible: '2000',
      br_aroeira: { 'uw_questions[inspection]': 'Yes', 'uw_questions[fryers]': 0 },
    },
    ciber: { mfa: 'all', backups: 'weekly_apart', backups_tested: 'Yes', updates: 'Yes', antivirus: 'Yes' },
  },
}

/** Words of the common site that must not appear on this site. */
const english = /\b(the|your|and|with|Continue|Back|Why we ask|Optional|Save|Coverage|Not sure|sample)\b|(?<!R)\$\s?\d/

async function readsPortuguese(page: Page, label: string): Promise<void> {
  await expect(page.locator('body'), label).not.toContainText(english, { useInnerText: true })
}

const auditedPages = [
  '/',
  '/business',
  '/insurance',
  '/empresarial/values',
  '/empresarial/covers',
  'insurer',
  'recommendation',
]

test('a bakery in São Paulo: from the first page to offers, in Portuguese and reais (I4, C6)', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await page.getByRole('button', { name: 'Recusar opcionais' }).click()
  const kinds = new Set<string>()
  await completePages(page, '/done', bakery, async (path) => {
    await readsPortuguese(page, path)
    const kind = kindOf(path)
    if (!kinds.has(kind) && auditedPages.includes(kind)) await expectFitsBoth(page, path)
    kinds.add(kind)
    await shots(page, path)
  })
  expect([...kinds]).toEqual(expect.arrayContaining([...auditedPages, '/ciber/cover']))

  const main = page.locator('main')
  await expect(page.getByRole('heading', { name: 'Confira as respostas e envie' })).toBeVisible()
  await expect(main).toHaveCount(1)
  await expectStoredAndShown(
    page,
    {
      zip_code: '01310-100',
      annual_revenue: 960_000,
      annual_payroll: 180_000,
      contact_phone: '+5511912345678',
      coverage: { effective_date: begins },
      empresarial: { stock: 40_000 },
    },
    [
      ...['Padaria Boa Massa Ltda.', 'R$ 960.000', 'R$ 180.000', '(11) 91234-5678', '01310-100'],
      dateText(begins ?? '', 'pt-BR'),
    ],
  )
  await readsPortuguese(page, '/done')
  await expectFits(page, '/done')
  await shots(page, '/done')
  await page.getByRole('checkbox', { name: /Respondi ao questionário com a verdade/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toHaveURL(/quote-review$/)
  await expectMailed(page, 'rosa@boamassa.example', 'Padaria Boa Massa Ltda.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suas cotações chegaram')
  for (const line of bakery.insurance) {
    const offers = page.getByRole('region', { name: line }).locator('.quote')
    await expect(offers).toHaveCount(2)
    for (const words of await offers.allInnerTexts()) expect(words).toMatch(/R\$\s\d[\d.]*\s+por ano/)
  }
  await readsPortuguese(page, 'offers')
  await expectFitsBoth(page, 'offers')
  await shots(page, '/offers')
})
