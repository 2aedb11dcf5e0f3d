import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf } from './journey/autopilot.ts'
import { applicationsUnder, bakeryAt } from './journey/coming-back.ts'
import { fillByApi, startAt } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { signInByApi, title } from './journey/sign-in.ts'
import { noteStandIns, standInsOf } from './journey/stand-ins.ts'

/** Holds back the code of some pages until it is let go. */
async function holdCode(page: Page, file: string): Promise<() => void> {
  let letGo = (): void => undefined
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(`**/assets/${file}-*.js`, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const lastPage = 'Check your answers, then submit'

/** The last page of an application, and two links of it. */
async function atTheLastPage(page: Page) {
  await startAt(page, '/done')
  await page.waitForLoadState('networkidle')
  const link = (name: string) => page.locator('main').getByRole('link', { name })
  return { forecast: link('See which insurers are likely to quote'), paper: link('Print or save as PDF') }
}

const pagesStoodInFor = async (page: Page) => (await standInsOf(page)).filter((each) => each.includes('<main'))

test('an application opened from the account appears at once (S2, S9, speed)', async ({ page }) => {
  const address = ownAddress('ada')
  await fillByApi(page.request, { business: bakeryAt(address), until: '/contact' })
  await signInByApi(page.request, address)
  await page.goto('/account')
  await expect(applicationsUnder(page, 'In progress')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await noteStandIns(page)
  await applicationsUnder(page, 'In progress')
    .getByRole('button', { name: /^Continue/ })
    .click()
  await expect(page).not.toShow(/account/)
  await expect(title(page)).toBeVisible()
  expect(await pagesStoodInFor(page)).toEqual([])
})

/** A page in the middle of an application whose last page is on its way when it is asked for. */
async function onTheWayToTheLastPage(page: Page) {
  await fillByApi(page.request)
  await page.goto('/business')
  await page.waitForLoadState('networkidle')
  const bringLast = await holdCode(page, 'done-page')
  return { bringLast, last: page.locator('.steps').getByRole('link', { name: 'Review and submit' }) }
}

test('the page that was asked for last is shown, and none before it can be (S2)', async ({ page }) => {
  await test.step('the current page stays until the next one can be rendered (S2, speed)', async () => {
    const { forecast, paper } = await atTheLastPage(page)
    await noteStandIns(page)
    await forecast.click()
    await expect(title(page)).toHaveText('Which insurers are likely to quote')
    await page.goBack()
    await paper.click()
    await expect(page).toShow(/application-pdf$/)
    await page.goBack()
    await expect(page).toShow(/done$/)
    expect(await pagesStoodInFor(page)).toEqual([])
  })

  await test.step('of two links pressed while their pages load, the last one counts (S2)', async () => {
    const { forecast, paper } = await atTheLastPage(page)
    const bringForecast = await holdCode(page, 'forecast-page')
    const bringPaper = await holdCode(page, 'application-pdf-page')
    await forecast.click()
    await paper.click()
    const here = page.waitForResponse(/\/assets\/forecast-page-.*\.js$/)
    bringForecast()
    await (await here).finished()
    await painted(page)
    await expect(title(page)).toHaveText(lastPage)
    bringPaper()
    await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
    await expect(page).toShow(/application-pdf$/)
  })

  await test.step('while a page loads, the loader runs and the current page stays (S2, S6)', async () => {
    const { forecast, paper } = await atTheLastPage(page)
    // What the server says on the paper is here from now on.
    await forecast.click()
    await expect(title(page)).toHaveText('Which insurers are likely to quote')
    await page.goBack()
    const bringPaper = await holdCode(page, 'application-pdf-page')
    await paper.click()
    await expect(page.locator('.loadline')).toBeVisible()
    await expect(title(page)).toHaveText(lastPage)
    bringPaper()
    await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible()
  })

  await test.step('going back while a page loads cancels the navigation (S2)', async () => {
    const { forecast, paper } = await atTheLastPage(page)
    await forecast.click()
    await expect(title(page)).toHaveText('Which insurers are likely to quote')
    await page.goBack()
    const bringPaper = await holdCode(page, 'application-pdf-page')
    await paper.click()
    await page.goBack()
    await expect(page).toShow(/done$/)
    const here = page.waitForResponse(/\/assets\/application-pdf-page-.*\.js$/)
    bringPaper()
    await (await here).finished()
    await painted(page)
    await expect(page).toShow(/done$/)
  })

  await test.step('a save that ends while another page loads does not navigate (S2, A3)', async () => {
    const { bringLast, last } = await onTheWayToTheLastPage(page)
    let letSave = (): void => undefined
    const released = new Promise<void>((resolve) => {
      letSave = resolve
    })
    await page.route('**/api/quote/*', async (route) => {
      if (route.request().method() === 'PATCH') await released
      await route.continue()
    })
    await continueOf(page).click()
    await last.click()
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
    letSave()
    await (await saved).finished()
    await painted(page)
    await expect(title(page)).not.toHaveText(lastPage)
    bringLast()
    await expect(title(page)).toHaveText(lastPage)
    await expect(page).toShow(/done$/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('Continue works while another page loads (S2)', async () => {
    const { bringLast, last } = await onTheWayToTheLastPage(page)
    await last.click()
    await continueOf(page).click()
    await expect(page).not.toShow(/business$/)
    const here = page.waitForResponse(/\/assets\/done-page-.*\.js$/)
    bringLast()
    await (await here).finished()
    await painted(page)
    await expect(title(page)).not.toHaveText(lastPage)
    await expect(page).not.toShow(/(done|business)$/)
  })
})

test('without a connection nobody waits for a page that cannot load (S2, durability)', async ({ page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/)
  const { forecast } = await atTheLastPage(page)
  await page.context().setOffline(true)
  await forecast.click()
  await expect(page).toShow(/submissions_forecast$/, { timeout: 1500 })
})
