import type { Page } from '@playwright/test'
import { todayAt } from '../../apps/web/src/features/quote/today.ts'
import { daysAfter } from '../../packages/core/src/rules/calendar.ts'
import { expectFits, expectFitsBoth } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { type CountryBusiness, completePages, kindOf, testAt } from '../journey/country-pages.ts'
import { shots } from '../journey/shots.ts'

const timezoneId = 'America/Argentina/Buenos_Aires'
const test = testAt('argentina.localhost')
// Cookie consent has not been given or refused yet.
test.use({
  storageState: { cookies: [], origins: [] },
  locale: 'es-AR',
  timezoneId,
})

/** A hardware store in Rosario with employees and a van. */
const hardware: CountryBusiness = {
  trade: { query: 'ferreteria', name: 'Ferretería o pinturería' },
  insurance: ['Integral de Comercio', 'Automotores'],
  answers: {
    zip_code: 's2000',
    business_type: 'srl',
    company_name: 'Ferretería El Tornillo SRL',
    years_business_started: 2014,
    annual_revenue: '420.000.000',
    annual_payroll: '$ 65.000.000,00',
    fulltime_employees: 3,
    parttime_employees: 1,
    business_description: 'Vendemos herramientas, pinturas y sanitarios, con reparto en la zona.',
    employer_id: '30-50001091-2',
    additional: { iva_condition: 'responsable_inscripto' },
    contact_first_name: 'Hernán',
    contact_last_name: 'Quiroga',
    contact_email: 'hernan@eltornillo.example',
    contact_phone: '0341 15-555-0142',
    mailing_address: { street: 'San Lorenzo 1420', zip_code: '2000', city: 'Rosario', state: 'AR-S' },
    coverage: { effective_date: daysAfter(todayAt(timezoneId), 20) },
    ic: {
      at_mailing_address: 'Yes',
      tenure: 'owner',
      area_m2: 180,
      alarm: 'monitored',
      grilles: 'Yes',
      extinguishers: 'Yes',
      building: '90.000.000',
      contents: '60.000.000',
      theft_share: '40',
      adjustment: '40',
    },
    'ic.ar_jarilla.uw_questions[wiring]': 'Yes',
    aa: {
      vehicles: { 0: { value: '21.000.000' } },
      use: 'deliveries',
      licences: 'Yes',
      tracking: 'all',
      garage: 'closed',
      cover: 'full',
    },
  },
}

/** Words of the common site and of Spain's that must not appear on this site. */
const foreign =
  /\b(the|your|and|with|Continue|Back|Why we ask|Optional|Save|Coverage|Not sure|sample|mediador|NIF|móvil|ordenador)\b|€|US\$/

async function readsArgentine(page: Page, label: string): Promise<void> {
  await expect(page.locator('body'), label).not.toContainText(foreign, { useInnerText: true })
}

/** Pages unlike any checked elsewhere. */
const auditedPages = ['/', '/business', '/insurance', '/ic/sums', '/aa/vehicles', 'insurer', 'recommendation']

test('a hardware store in Rosario: from the first page to offers, in Argentine Spanish and pesos (I4, C6)', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR')
  await page.getByRole('button', { name: 'Rechazar las opcionales' }).click()
  const kinds = new Set<string>()
  await completePages(page, '/done', hardware, async (path) => {
    await readsArgentine(page, path)
    const kind = kindOf(path)
    if (!kinds.has(kind) && auditedPages.includes(kind)) await expectFitsBoth(page, path)
    kinds.add(kind)
    await shots(page, path)
  })
  expect([...kinds]).toEqual(expect.arrayContaining(['insurer', 'recommendation', '/ic/sums', '/aa/cover']))

  await expect(page.getByRole('checkbox', { name: /Contesté con la verdad/ })).toBeVisible()
  await expect(page.locator('main')).toContainText('$ 420.000.000')
  await expect(page.locator('main')).toContainText('0341 15-555-0142')
  await readsArgentine(page, '/done')
  await expectFits(page, '/done')
  await shots(page, '/done')
  await page.getByRole('checkbox', { name: /Contesté con la verdad/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Enviar' }).click()
  await expect(page).toShow(/quote-review$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sus ofertas ya están aquí')
  const offers = page.getByRole('region', { name: 'Integral de Comercio' }).locator('.quote')
  await expect(offers).toHaveCount(2)
  for (const words of await offers.allInnerTexts()) expect(words).toMatch(/\$\s\d+(\.\d+)*\s+al año/)
  await readsArgentine(page, 'offers')
  await expectFitsBoth(page, 'offers')
  await shots(page, '/offers')
})
