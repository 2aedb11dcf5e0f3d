import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from './harness/test.ts'
import { applicationsUnder, bakeryAt } from './journey/coming-back.ts'
import { fillByApi, startAt } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { signInByApi, title } from './journey/sign-in.ts'
import { noteStandIns, standInsOf } from './journey/stand-ins.ts'

/** Holds back the code of some pages until it is let go. */
async function holdCode(page: Page, file: string): Promise<() => void> {
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const line = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading' })

const pagesStoodInFor = async (page: Page) => (await standInsOf(page)).filter((each) => each.includes('<main'))

test('the page at hand stays until the next one can be drawn, wherever a link leads (S2, speed)', async ({ page }) => {
  await startAt(page, '/done')
  await page.waitForLoadState('networkidle')
  await noteStandIns(page)
  const main = page.locator('main')
  await main.getByRole('link', { name: 'See who is likely to answer' }).click()
  await expect(title(page)).toHaveText('Who is likely to answer')
  await page.goBack()
  await main.getByRole('link', { name: 'Print or save as PDF' }).click()
  await expect(page).toHaveURL(/application-pdf$/)
  await page.goBack()
  await expect(page).toHaveURL(/done$/)
  expect(await pagesStoodInFor(page)).toEqual([])
})

test('an application that is opened from the account stands there at once (S2, S9, speed)', async ({ page }) => {
  const address = ownAddress('ada')
  await fillByApi(page.request, { business: bakeryAt(address), until: '/contact' })
  await signInByApi(page.request, address)
  await page.goto('/account')
  await expect(applicationsUnder(page, 'To finish')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await noteStandIns(page)
  await applicationsUnder(page, 'To finish')
    .getByRole('button', { name: /^Continue/ })
    .click()
  await expect(page).not.toHaveURL(/account/)
  await expect(title(page)).toBeVisible()
  expect(await pagesStoodInFor(page)).toEqual([])
})

test('of two links that are pressed while their pages are on their way, the last one counts (S2)', async ({ page }) => {
  await startAt(page, '/done')
  await page.waitForLoadState('networkidle')
  const letGo = await holdCode(page, 'forecast-page')
  const main = page.locator('main')
  await main.getByRole('link', { name: 'See who is likely to answer' }).click()
  await main.getByRole('link', { name: 'Print or save as PDF' }).click()
  await expect(page).toHaveURL(/application-pdf$/)
  const arrived = page.waitForResponse(/\/assets\/forecast-page-.*\.js$/)
  letGo()
  await (await arrived).finished()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/application-pdf$/)
})

test('a page that does not come is not waited for longer than two seconds (S2)', async ({ page }) => {
  await startAt(page, '/done')
  await page.waitForLoadState('networkidle')
  const letGo = await holdCode(page, 'forecast-page')
  const told = page.waitForResponse(/api\/.*submissions_forecast/)
  await page.locator('main').getByRole('link', { name: 'See who is likely to answer' }).click()
  await (await told).finished()
  await painted(page)
  await expect(page).toHaveURL(/done$/)
  await expect(line(page)).toBeVisible()
  await expect(page).toHaveURL(/submissions_forecast$/)
  letGo()
  await expect(title(page)).toHaveText('Who is likely to answer')
})
