import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '../scripts/project.ts'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { type ProductParts, startParts } from './harness/product.ts'
import { test as base, startMs } from './harness/test.ts'
import { continueOf, continueToNext } from './journey/autopilot.ts'
import { currentQuote, fillByApi } from './journey/fill-by-api.ts'
import { lineBusiness, nameOf } from './journey/line-business.ts'

/** A product whose common site stops offering a line while it is running. */
type ServedProduct = { readonly parts: ProductParts; readonly offer: (...lines: readonly string[]) => void }

const usual = JSON.parse(readFileSync(inRoot('sites/default.json'), 'utf8'))

const test = base.extend<{ own: ServedProduct }, { served: ServedProduct }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'cw-sites-'))
      cpSync(inRoot('sites/files'), path.join(folder, 'files'), { recursive: true })
      const offer = (...selectableLobs: readonly string[]) =>
        writeFileSync(path.join(folder, 'default.json'), JSON.stringify({ ...usual, selectableLobs }))
      offer()
      const parts = await startParts({ SITES_DIR: folder })
      await use({ parts, offer })
      await parts.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: startMs },
  ],
  own: async ({ served }, use) => {
    served.offer()
    const types = async () => (await (await fetch(`${served.parts.url}/api/insurance-type`)).json()).data
    await expect.poll(async () => (await types()).length).toBeGreaterThan(2)
    await use(served)
  },
  baseURL: async ({ own }, use) => {
    await use(own.parts.url)
  },
})

test.describe.configure({ mode: 'default' })

test('insurance that is no longer offered is shown and can be removed or restored, but not picked again (I1, F19)', async ({
  page,
  own,
}) => {
  const business = lineBusiness('do', {}, ['gl'])
  const before = await fillByApi(page.request, { business, until: '/do/management-history' })
  own.offer('gl', 'cl')
  await expect.poll(async () => (await (await page.request.get('/api/insurance-type')).json()).data).toHaveLength(2)

  await page.goto('/insurance')
  await expect(page.getByRole('heading', { name: 'Chosen earlier, no longer offered' })).toBeVisible()
  const directors = page.getByRole('checkbox', { name: nameOf('do') })
  await expect(directors).toBeChecked()
  await expect(page.locator('.cover', { has: directors })).toContainText('No longer offered')
  await check(page, 'a type that is no longer offered')

  // It stays selected; if removed by mistake, it can be restored until the page is saved.
  await continueToNext(page)
  expect((await currentQuote(page.request)).insurance_types).toHaveLength(2)
  await page.goto('/insurance')
  await directors.press('Space')
  await expect(directors).not.toBeChecked()
  await directors.press('Space')
  await expect(directors).toBeChecked()
  await directors.press('Space')
  await continueOf(page).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(/directors/i)
  await dialog.locator('.actions').getByRole('button').last().click()
  const undo = page.getByRole('button', { name: 'Undo the change' })
  await expect(undo).toBeVisible()
  expect(await currentQuote(page.request)).not.toHaveProperty('directors_and_officers')
  await undo.click()
  await expect(undo).toBeHidden()
  const { directors_and_officers, insurance_types } = before
  expect(await currentQuote(page.request)).toMatchObject({ directors_and_officers, insurance_types })

  await page.goto('/insurance')
  await directors.uncheck()
  await continueOf(page).click()
  await dialog.locator('.actions').getByRole('button').last().click()
  await expect(undo).toBeVisible()
  await page.goto('/insurance')
  await expect(page.getByRole('checkbox', { name: nameOf('gl') })).toBeChecked()
  await expect(directors).toHaveCount(0)
  await expect(page.getByText('Chosen earlier, no longer offered')).toHaveCount(0)
})
