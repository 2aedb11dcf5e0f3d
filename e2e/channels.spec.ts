import type { Site } from '@coverwright/catalogue/sites/site'
import { sampleSites } from '../apps/server/src/testing/default-site.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { overrideSite } from './journey/override-site.ts'

function siteOf(id: string): Site {
  const match = sampleSites.find((site) => site.id === id)
  if (!match) throw new Error(`There is no site ${id}`)
  return match
}

test('a store of a chain signs the chain’s agreement and gets offers; the logo is no link (I4, C1, C2)', async ({
  page,
}) => {
  const answers = { ...bakery.answers, franchise: { store_number: '12345A', owns_more: 'No' } }
  await fillByApi(page.request, { site: siteOf('cornerstop'), business: { ...bakery, insurance: ['Cyber'], answers } })
  await page.goto('/cornerstop/done')
  await expect(page).toHaveTitle(/CornerStop Stores/)
  const logo = page.locator('.logo:visible').first()
  await expect(logo).toContainText('CornerStop Stores')
  expect(await logo.evaluate((element) => element.tagName)).toBe('SPAN')
  await expect(page.locator('.statements h2')).toHaveText(['Your chain’s agreement', 'Fraud statement'])
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toShow(/\/cornerstop\/.*quote-review$/)
  await expect(page.getByRole('region', { name: 'Cyber' }).locator('.quote')).not.toHaveCount(0)
})

test('a second kind of work is required, found and kept on the way back (F3, I4)', async ({ page }) => {
  await fillByApi(page.request, { site: siteOf('makers'), business: bakery, until: '/mc' })
  await page.goto('/makers/mc')
  const trade = page.getByRole('combobox', { name: 'What kind of work is it?' })
  const share = page.getByRole('textbox', { name: 'Share of your revenue' })
  await control(page, 'multi_class').getByRole('radio', { name: 'Yes' }).check()
  await continueOf(page).click()
  await expect(page.getByRole('alert')).toContainText('Kind of work 1')
  await trade.focus()
  await page.keyboard.type('nail salon')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(trade).not.toHaveValue('nail salon')
  const tradeName = await trade.inputValue()
  await share.fill('30')
  await continueToNext(page)
  await expect(page).toShow('/makers/insurance')
  await page.goBack()
  await expect(trade).toHaveValue(tradeName)
  await expect(share).toHaveValue('30')
})

test('on a site without accounts the account page is not found (C1, S9)', async ({ page }) => {
  await overrideSite(page, { customerFacing: { myCoverwalletDisabled: true } })
  await page.goto('/account')
  await expect(page.locator('.nf').getByRole('heading', { level: 1 })).toBeVisible()
})
