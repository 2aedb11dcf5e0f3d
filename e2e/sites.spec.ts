import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { todayAt } from '../apps/web/src/features/quote/today.ts'
import { daysAfter } from '../packages/core/src/rules/calendar.ts'
import { inRoot } from '../scripts/project.ts'
import { expect } from './harness/expect.ts'
import { type ProductParts, startParts } from './harness/product.ts'
import { test as base, startMs } from './harness/test.ts'
import { control, formOf } from './journey/autopilot.ts'
import { type CountryBusiness, completePages } from './journey/country-pages.ts'

/** A product whose sites the test writes, in a folder of their own with a logo and a font. */
type SiteProduct = { readonly parts: ProductParts; readonly save: (name: string, site: object) => void }

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="32"><path fill="#0b4f3c" d="M0 0h96v32H0z"/></svg>'

const test = base.extend<{ own: SiteProduct }, { product: SiteProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'cw-sites-'))
      const save = (name: string, site: object) => writeFileSync(path.join(folder, name), JSON.stringify(site))
      mkdirSync(path.join(folder, 'files'))
      writeFileSync(path.join(folder, 'files/olivar.svg'), logo)
      copyFileSync(inRoot('apps/web/src/styles/fonts/figtree-latin.woff2'), path.join(folder, 'files/olivar.woff2'))
      cpSync(inRoot('sites/files'), path.join(folder, 'files'), { recursive: true })
      copyFileSync(inRoot('sites/default.json'), path.join(folder, 'default.json'))
      save('olivar.json', olivar)
      save('host.json', host)
      const parts = await startParts({ SITES_DIR: folder })
      await use({ parts, save })
      await parts.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: startMs },
  ],
  own: async ({ product }, use) => {
    await use(product)
  },
  baseURL: async ({ own }, use) => {
    await use(own.parts.url)
  },
})
test.describe.configure({ mode: 'default' })
test.use({
  // No choice about cookies has been made, and none of these sites asks for one.
  storageState: { cookies: [], origins: [] },
})

const brand = {
  name: 'Olivar Seguros',
  channel: 'white-label',
  theme: {
    brand: '#0b4f3c',
    onBrand: '#ffffff',
    brandDark: '#9fdcc4',
    onBrandDark: '#06281e',
    font: 'Olivar Sans',
    fontFiles: [{ family: 'Olivar Sans', url: '/site-files/olivar.woff2', weight: '400 700' }],
  },
  logoUrl: '/site-files/olivar.svg',
  cookieBanner: { on: false },
  contact: {
    name: 'Lucía Vera',
    title: 'Asesora',
    phone: '+34910000148',
    email: 'lucia@olivar.example',
    hours: 'De lunes a viernes, de 9:00 a 18:00',
  },
  legal: {
    owner: 'Olivar Correduría SL',
    privacyUrl: 'https://olivar.example/privacy',
    termsUrl: '/site-files/terms.svg',
  },
  licenses: [{ holder: 'Olivar Correduría SL', kind: 'agency', number: 'J-0000' }],
  retention: { draftDays: 365, submittedYears: 10, legalHold: [] },
}

/** Below a prefix, in Spain, with a page of its own. */
const olivar = {
  ...brand,
  id: 'olivar',
  hosts: ['*'],
  prefixPath: '/olivar',
  country: 'ES',
  locale: 'es-ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
  selectableLobs: ['rc', 'multirriesgo'],
  switches: { esEncinarRcOn: true, esPuertoClaroRcOn: true },
  stepsFlowMapping: [{ id: 'finca', group: 'start' }],
  dynamicQuestions: {
    finca: {
      label: 'Su finca',
      questions: [
        { id: 'visits', type: 'yes_no', topic: 'Visitas', label: '¿Recibe visitas en la finca?' },
        {
          id: 'a_month',
          type: 'number',
          topic: 'Visitas',
          label: '¿Cuántas visitas al mes?',
          conditions: [{ holder: 'question', subject: 'visits', or: ['Yes'] }],
          checks: [{ rule: 'isMoreThan', than: 0 }],
        },
      ],
    },
  },
  texts: { 'section.insurance': 'Sus pólizas' },
}

/** At a host of its own, in the United States. */
const host = {
  ...brand,
  id: 'olivar-us',
  licenses: [{ holder: 'Olivar Correduría SL', kind: 'agency', number: 'J-0000', states: ['IL'] }],
  hosts: ['olivar.localhost'],
  country: 'US',
  locale: 'en-US',
  currency: 'USD',
  timeZone: 'America/Chicago',
  selectableLobs: ['gl', 'bop'],
  switches: { hiscoxGlOn: true, hartfordGlOn: true },
  stepsFlowMapping: [],
  footer: {
    banner: { text: 'Orchards insure together.', url: 'https://olivar.example/together', linkLabel: 'How it works' },
    links: [{ label: 'Press room', url: 'https://olivar.example/press' }],
  },
  popup: { id: 'harvest', title: 'Harvest is near', text: 'Pickers are insured from the first day.' },
  chat: { url: 'https://olivar.example/chat', label: 'Chat with Olivar' },
}

const mill: CountryBusiness = {
  trade: { query: 'bar de tapas', name: 'Bar y cafetería' },
  insurance: ['Responsabilidad civil general'],
  answers: {
    zip_code: '46001',
    business_type: 'sl',
    company_name: 'Almazara Azahar SL',
    years_business_started: 2016,
    annual_revenue: '310.000',
    annual_payroll: '84.000 €',
    fulltime_employees: 3,
    parttime_employees: 2,
    employer_id: 'B12345674',
    contact_first_name: 'Amparo',
    contact_last_name: 'Ferrer',
    contact_email: 'amparo@azahar.example',
    contact_phone: '612 34 56 78',
    mailing_address: { street: 'Calle de la Paz 8', zip_code: '46003', city: 'Valencia' },
    coverage: { effective_date: daysAfter(todayAt('Europe/Madrid'), 20) },
  },
}

/** The links to data protection and terms from the site's file, labeled in its language. */
async function expectLegalLinks(page: Page, [privacy, terms]: readonly [string, string], prefix: string) {
  const link = (name: string) => page.locator('footer.foot').getByRole('link', { name, exact: true })
  await expect(link(privacy)).toHaveAttribute('href', 'https://olivar.example/privacy')
  await expect(link(terms)).toHaveAttribute('href', `${prefix}/site-files/terms.svg`)
}

const finca = '/olivar/dynamic-questions/finca/edit/0'

test('a brand below a prefix has its looks, words and page; what is typed outlives a new file (C1, C2, S7)', async ({
  page,
  own,
}) => {
  await page.goto('/olivar/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  await expectLegalLinks(page, ['Privacidad', 'Condiciones de uso'], '/olivar')
  const picture = page.locator('.logo img').first()
  await expect(picture).toHaveJSProperty('naturalWidth', 96)
  await expect(formOf(page).locator('button[type="submit"]')).toHaveCSS('background-color', 'rgb(11, 79, 60)')
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Olivar Sans"')))).toBe(
    true,
  )

  await completePages(page, finca, mill, async () => undefined)
  const onward = formOf(page).locator('button[type="submit"]')
  await control(page, 'site_answers.finca.visits').locator('input[value="Yes"]').check()
  const many = control(page, 'site_answers.finca.a_month')
  await many.fill('0')
  await onward.click()
  await expect(many).toHaveAttribute('aria-invalid', 'true')
  await many.fill('48')

  // Saved while somebody is typing: it is served at once, and the open page keeps its input.
  own.save('olivar.json', { ...olivar, name: 'Olivar y Almazara', texts: { 'section.insurance': 'Elija' } })
  await expect.poll(async () => (await page.request.get('/olivar/api/site')).text()).toContain('Olivar y Almazara')
  await expect(many).toHaveValue('48')
  own.save('olivar.json', { ...olivar, name: 'Broken', country: 'ESP' })
  await onward.click()
  await expect(page).toShow('/olivar/insurance')
  await expect(page.locator('.logo').first()).toContainText('Olivar y Almazara')
  await expect(page.getByRole('navigation').getByText('Elija').first()).toBeVisible()

  // Another site of the same host has no data of this visit.
  expect((await (await page.request.get('/api/quote')).json()).data).toBeNull()
})

test('a brand at its own host shows its popup once, its footer, chat and logo (C1, C2, C4, S7)', async ({
  page,
  own,
}) => {
  const address = own.parts.url.replace('127.0.0.1', 'olivar.localhost')
  await page.goto(address)
  const popup = page.getByRole('dialog', { name: 'Harvest is near' })
  await expect(popup).toContainText('Pickers are insured from the first day.')
  await popup.getByRole('button', { name: 'Close' }).last().click()
  await expect(popup).toHaveCount(0)
  await page.reload()
  await expect(page.locator('.logo img').first()).toHaveJSProperty('naturalWidth', 96)
  await expect(popup).toHaveCount(0)
  await expect(page).toHaveTitle(/Olivar Seguros/)

  const foot = page.locator('footer.foot')
  await expect(foot).toContainText('Orchards insure together.')
  await expect(foot.getByRole('link', { name: 'How it works' })).toHaveAttribute(
    'href',
    'https://olivar.example/together',
  )
  await expect(foot.getByRole('link', { name: 'Press room' })).toBeVisible()
  await expectLegalLinks(page, ['Privacy', 'Terms of use'], '')
  await expect(foot).toContainText('Olivar Correduría SL')
  await expect(page.getByRole('link', { name: /Chat with Olivar/ }).filter({ visible: true })).toHaveAttribute(
    'href',
    'https://olivar.example/chat',
  )

  await page.locator('a.logo').first().click()
  await expect(page).toShow(`${address}/`)
})
