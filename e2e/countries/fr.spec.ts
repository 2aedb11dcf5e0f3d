import type { Page } from '@playwright/test'
import { todayAt } from '../../apps/web/src/features/quote/today.ts'
import { dateText } from '../../packages/core/src/model/answer-text.ts'
import { daysAfter } from '../../packages/core/src/rules/calendar.ts'
import { expectFits, expectFitsBoth, phone } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { control, formOf } from '../journey/autopilot.ts'
import { type CountryBusiness, completePages, testAt } from '../journey/country-pages.ts'
import { shots } from '../journey/shots.ts'
import { expectMailed, expectStoredAndShown } from '../journey/stored-and-shown.ts'

const test = testAt('france.localhost')
// Cookie consent has not been given or refused yet.
test.use({
  storageState: { cookies: [], origins: [] },
  locale: 'fr-FR',
  timezoneId: 'Europe/Paris',
})

const today = todayAt('Europe/Paris')

const person = {
  years_business_started: 2014,
  fulltime_employees: 1,
  parttime_employees: 0,
  employer_id: '732\u202f829\u202f320\u202f00074',
  contact_first_name: 'Nadia',
  contact_last_name: 'Brossard',
  contact_email: 'nadia@brossard.example',
  contact_phone: '+33 (0)6.39.98.01.48',
  coverage: { effective_date: daysAfter(today, 20), current_insurance: 'No' },
}

/** A driver in Paris who works through platforms and has a one-person company. */
const driver: CountryBusiness = {
  trade: { query: 'uber', name: 'Chauffeur VTC' },
  insurance: ['RC professionnelle des chauffeurs VTC'],
  answers: {
    ...person,
    zip_code: 'F-75011',
    business_type: 'sasu',
    company_name: 'Route Douce SASU',
    annual_revenue: '62 k€',
    annual_payroll: '18\u202f000,00 €',
    business_description: 'Chauffeur VTC à Paris et dans les aéroports.',
    mailing_address: { street: '8 rue Oberkampf', zip_code: '75011', city: 'Paris' },
    rcp_uber_fr: {
      status: 'owner_driver',
      has_card: 'Yes',
      card_number: '07525000148',
      card_expiry: daysAfter(today, 700),
      registered: 'under_way',
      licence_year: 2009,
      platforms: ['uber', 'bolt'],
      services: ['rides', 'airports'],
      vehicles: { 0: { model: 'Toyota Camry', year: 2024, energy: 'hybrid', held: 'leased' } },
      kilometres: '45.000',
      area: ['paris'],
      motor_insured: 'yes',
      motor_insurer: 'Rivage Auto',
      bonus: '75',
      limit: '3000000',
      extras: ['luggage', 'legal'],
    },
  },
}

/** Words of the common site that must not appear on this site, and spaces where French must not break a line. */
const foreign =
  /\b(the|your|and|with|Continue|Back|Why we ask|Optional|Save|Coverage|Not sure|Yes|No|sample)\b|\$\d|[^\s] [?!;]/

async function readsFrench(page: Page, label: string): Promise<void> {
  expect((await page.locator('body').allInnerTexts()).join().match(foreign)?.[0], label).toBeUndefined()
}

/** From the first page to the offers; `onPage` runs on each page once it is filled in. */
async function goToOffers(
  page: Page,
  business: CountryBusiness,
  onPage: (path: string) => Promise<void>,
): Promise<void> {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  const checkPage = async (path: string) => {
    await readsFrench(page, path)
    await onPage(path)
  }
  await completePages(page, '/done', business, checkPage)
  await checkPage('/done')
  await page.getByRole('checkbox', { name: /Mes réponses sont exactes/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Envoyer' }).click()
  await expect(page).toShow(/quote-review$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos offres sont arrivées')
  await checkPage('offers')
}

/** A SIRET with a wrong digit, which the page explains; the right one is entered again. */
async function expectWrongNumberRefused(page: Page): Promise<void> {
  const siret = control(page, 'employer_id')
  await siret.fill('732 829 320 00075')
  await formOf(page).locator('button[type="submit"]').click()
  await expect(siret).toHaveAccessibleDescription(/SIRET/)
  await readsFrench(page, 'a refused SIRET')
  await siret.fill(person.employer_id)
}

const offersOf = (page: Page, line: string) => page.getByRole('region', { name: line }).locator('.quote')

test('a driver in Paris: from the first page to offers of the insurance that Uber asks for (F4, I4, C6)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  // The narrower screen is the one that a long French word does not fit.
  await page.setViewportSize(phone)
  await goToOffers(page, driver, async (path) => {
    await expectFits(page, path)
    await shots(page, `driver${path}`)
    if (path === '/other-info') await expectWrongNumberRefused(page)
    if (path !== '/done') return
    await expectStoredAndShown(
      page,
      {
        zip_code: '75011',
        annual_revenue: 62_000,
        annual_payroll: 18_000,
        contact_phone: '+33639980148',
        coverage: { effective_date: daysAfter(today, 20) },
        rcp_uber_fr: { kilometres: 45_000, card_expiry: daysAfter(today, 700) },
      },
      [
        ...['Route Douce SASU', '62 000 €', '18 000 €', '45 000', '06 39 98 01 48', '75011', 'nadia@brossard.example'],
        ...[20, 700].map((days) => dateText(daysAfter(today, days) ?? '', 'fr-FR')),
      ],
    )
  })
  await expectMailed(page, person.contact_email, 'Route Douce SASU')
  const offers = offersOf(page, 'RC professionnelle des chauffeurs VTC')
  await expect(offers).toHaveCount(2)
  for (const words of await offers.allInnerTexts()) expect(words).toMatch(/\d\s€\s+par an/)
  await expectFitsBoth(page, 'offers')
})
