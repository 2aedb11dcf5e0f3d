import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { spain } from '@coverwright/catalogue/countries/es/country'
import type { Page } from '@playwright/test'
import { spanishShop } from '../apps/server/src/testing/countries/businesses.ts'
import { pickTypes } from '../apps/server/src/testing/fill-country.ts'
import { expect } from './harness/expect.ts'
import { olivar } from './harness/sites.ts'
import { test } from './harness/test.ts'
import { control, formOf } from './journey/autopilot.ts'
import { fillCountryByApi } from './journey/fill-country-by-api.ts'

test.use({
  // No choice about cookies has been made, and none of these sites asks for one.
  storageState: { cookies: [], origins: [] },
})

const save = (site: object): void =>
  writeFileSync(path.join(process.env.E2E_SITES ?? '', 'olivar.json'), JSON.stringify(site))

/** The links to data protection and terms from the site's file, labeled in its language. */
async function expectLegalLinks(page: Page, [privacy, terms]: readonly [string, string], prefix: string) {
  const link = (name: string) => page.locator('footer.foot').getByRole('link', { name, exact: true })
  await expect(link(privacy)).toHaveAttribute('href', 'https://olivar.example/privacy')
  await expect(link(terms)).toHaveAttribute('href', `${prefix}/site-files/terms.svg`)
}

test('a brand below a prefix has its looks, words and page; what is typed outlives a new file (C1, C2, S7)', async ({
  page,
}) => {
  save(olivar)
  await page.goto('/olivar/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
  await expectLegalLinks(page, ['Privacidad', 'Condiciones de uso'], '/olivar')
  const picture = page.locator('.logo img').first()
  await expect(picture).toHaveJSProperty('naturalWidth', 96)
  await expect(formOf(page).locator('button[type="submit"]')).toHaveCSS('background-color', 'rgb(11, 79, 60)')
  expect(await page.evaluate(() => document.fonts.ready.then(() => document.fonts.check('16px "Olivar Sans"')))).toBe(
    true,
  )

  await fillCountryByApi(page, olivar, spain, { ...spanishShop, insurance_types: pickTypes(spain, 'rc') })
  await page.goto('/olivar/dynamic-questions/finca/edit/0')
  const onward = formOf(page).locator('button[type="submit"]')
  await control(page, 'site_answers.finca.visits').locator('input[value="Yes"]').check()
  const many = control(page, 'site_answers.finca.a_month')
  await many.fill('0')
  await onward.click()
  await expect(many).toHaveAttribute('aria-invalid', 'true')
  await many.fill('48')

  // Saved while somebody is typing: it is served at once, and the open page keeps its input.
  save({ ...olivar, name: 'Olivar y Almazara', texts: { 'section.insurance': 'Elija' } })
  await expect.poll(async () => (await page.request.get('/olivar/api/site')).text()).toContain('Olivar y Almazara')
  await expect(many).toHaveValue('48')
  save({ ...olivar, name: 'Broken', country: 'ESP' })
  await onward.click()
  await expect(page).toShow('/olivar/insurance')
  await expect(page.locator('.logo').first()).toContainText('Olivar y Almazara')
  await expect(page.getByRole('navigation').getByText('Elija').first()).toBeVisible()

  // Another site of the same host has no data of this visit.
  expect((await (await page.request.get('/api/quote')).json()).data).toBeNull()
})

test('a brand at its own host shows its popup once, its footer, chat and logo (C1, C2, C4, S7)', async ({ page }) => {
  const address = (process.env.E2E_URL ?? '').replace('127.0.0.1', 'olivar.localhost')
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
  const chat = page.getByRole('link', { name: 'Chat with Olivar (opens in a new tab)' }).filter({ visible: true })
  await expect(chat).toHaveAttribute('href', 'https://olivar.example/chat')
  await expect(chat).toHaveAttribute('rel', /noopener/)

  await page.locator('a.logo').first().click()
  await expect(page).toShow(`${address}/`)
})
