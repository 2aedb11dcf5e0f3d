import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf } from './journey/autopilot.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { holdScripts } from './journey/hold-scripts.ts'
import { ownAddress } from './journey/mail.ts'
import { applicationsUnder, bakeryAt } from './journey/mailed-link.ts'
import { placeholdersShown, recordPlaceholders } from './journey/placeholders.ts'
import { signInByApi, title } from './journey/sign-in.ts'

/** Holds back the code of a page until it is released. */
const holdCode = (page: Page, file: string): Promise<() => void> => holdScripts(page, `**/assets/${file}-*.js`)

const untilPainted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

const lastPage = 'Check your answers, then submit'

const linkOf = (page: Page, name: string) => page.locator('main').getByRole('link', { name })

const pagePlaceholders = async (page: Page) => (await placeholdersShown(page)).filter((each) => each.includes('<main'))

/** A page in the middle of the application, whose last page is not loaded yet when it is requested. */
async function openBeforeLastPage(page: Page) {
  await page.goto('/business')
  await page.waitForLoadState('networkidle')
  const releaseLast = await holdCode(page, 'done-page')
  return { bringLast: releaseLast, last: page.locator('.steps').getByRole('link', { name: 'Review and submit' }) }
}

test('the page requested last is shown, and none requested before it; without a connection nobody waits for a page that cannot load (S2, S9, E1, speed, durability)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/, /preload CSS/)
  const forecast = linkOf(page, 'See which insurers are likely to quote')
  const paper = linkOf(page, 'Print or save as PDF')
  const address = ownAddress('ada')
  await fillByApi(page.request, { business: bakeryAt(address) })
  await signInByApi(page.request, address)

  await test.step('an application opened from the account appears at once (S2, S9, speed)', async () => {
    await page.goto('/account')
    const inProgress = applicationsUnder(page, 'In progress')
    await expect(inProgress).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    await recordPlaceholders(page)
    await inProgress.getByRole('button', { name: /^Continue/ }).click()
    await expect(page).toShow(/done$/)
    await expect(title(page)).toHaveText(lastPage)
    expect(await pagePlaceholders(page)).toEqual([])
  })

  await test.step('a page that cannot be loaded offline says so at once, and loads when the connection is back; going back while a page loads cancels the navigation (S2, E1, durability)', async () => {
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await forecast.click()
    await expect(page).toShow(/submissions_forecast$/, { timeout: 1500 })
    await expect(title(page)).toHaveText('We cannot reach the server')
    await context.setOffline(false)
    await expect(title(page)).toHaveText('Which insurers are likely to quote')
    await expect(page.getByText('Likely to quote').first()).toBeVisible()
    await page.goBack()
    const releasePaper = await holdCode(page, 'application-pdf-page')
    await paper.click()
    await page.goBack()
    await expect(page).toShow(/done$/)
    const loadedChunk = page.waitForResponse(/\/assets\/application-pdf-page-.*\.js$/)
    releasePaper()
    await (await loadedChunk).finished()
    await untilPainted(page)
    await expect(page).toShow(/done$/)
  })

  await test.step('of two links pressed while their pages load, the last one counts; until then the loader runs and the current page stays (S2, S6, speed)', async () => {
    await page.goto('/done')
    await page.waitForLoadState('networkidle')
    await recordPlaceholders(page)
    const releaseForecast = await holdCode(page, 'forecast-page')
    const releasePaper = await holdCode(page, 'application-pdf-page')
    await forecast.click()
    await expect(page.locator('.loadline')).toBeVisible()
    await paper.click()
    const loadedChunk = page.waitForResponse(/\/assets\/forecast-page-.*\.js$/)
    releaseForecast()
    await (await loadedChunk).finished()
    await untilPainted(page)
    await expect(title(page)).toHaveText(lastPage)
    await expect(page.locator('.loadline')).toBeVisible()
    releasePaper()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await expect(page).toShow(/application-pdf$/)
    await expect(page.getByText('Okafor Bakery LLC').first()).toBeVisible()
    expect(await pagePlaceholders(page)).toEqual([])
  })

  await test.step('Continue works while another page loads (S2)', async () => {
    const { bringLast, last } = await openBeforeLastPage(page)
    await last.click()
    await continueOf(page).click()
    await expect(page).not.toShow(/business$/)
    const loadedChunk = page.waitForResponse(/\/assets\/done-page-.*\.js$/)
    bringLast()
    await (await loadedChunk).finished()
    await untilPainted(page)
    await expect(title(page)).not.toHaveText(lastPage)
    await expect(page).not.toShow(/(done|business)$/)
  })

  await test.step('a save that ends while another page loads does not navigate (S2, A3)', async () => {
    const { bringLast, last } = await openBeforeLastPage(page)
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/quote/*', async (route) => {
      if (route.request().method() === 'PATCH') await gate.promise
      await route.continue()
    })
    await continueOf(page).click()
    await last.click()
    const response = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
    gate.resolve()
    await (await response).finished()
    await untilPainted(page)
    await expect(title(page)).not.toHaveText(lastPage)
    bringLast()
    await expect(title(page)).toHaveText(lastPage)
    await expect(page).toShow(/done$/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})
