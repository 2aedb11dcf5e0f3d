import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, fillPage, formOf } from './journey/autopilot.ts'
import { controlsOf } from './journey/controls.ts'
import { continueByApi, currentQuote, fillByApi, openAt, submitByApi } from './journey/fill-by-api.ts'

/** The browser stores no tax number, so a reload before saving loses it. */
const savableControls = async (page: Page) =>
  (await controlsOf(formOf(page))).map((each) => (each.id === 'f-employer_id' ? { ...each, answered: false } : each))

test('a reload keeps the draft at each kind of step, and leaving an unfinished application sends a beacon (F6, F7, R5)', async ({
  page,
}) => {
  // Keeps the last beacon for the next page.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const isAccepted = send(url, body)
      localStorage.setItem('sent', `${url} ${isAccepted}`)
      return isAccepted
    }
  })
  const business = { ...bakery, insurance: ['General Liability'] }
  // An item of a list, and an insurer's questions; forms with and without statements keep their drafts alike.
  const [item, questions] = ['/location/edit/0/address', '/gl/l/uw-questions/edit/0']
  const { _id } = await fillByApi(page.request, { business, until: item })
  for (const path of [item, questions]) {
    if (path === questions) await continueByApi(page.request, { business, until: questions })
    await page.goto(path)
    await fillPage(page, business)
    const values = await savableControls(page)
    await page.reload()
    await expect(continueOf(page)).toBeVisible()
    await expect.poll(() => savableControls(page), `what was typed on ${path}`).toEqual(values)
  }
  expect(await page.evaluate(() => localStorage.getItem('sent'))).toBe(`/api/quote/${_id}/abandoned true`)
})

/** The not-found page has the HTTP status of its address. */
const noPage = /status 404: GET .*\/no\/such\/page$|status of 404 .*\/no\/such\/page$/

// Which page each address of a step leads to is tested with `destination.ts`.
test('the browser’s Back and Forward move between pages, and each address leads to the current page of the application (F3, F6, F18, R1, S1)', async ({
  page,
  watch,
}) => {
  watch.allow(noPage)
  await openAt(page, '/contact', { open: '/done' })
  await expect(page, 'the furthest').toShow('/contact')
  await page.getByRole('link', { name: 'Size and history' }).click()
  await expect(page).toShow('/business')
  await page.goBack()
  await expect(page).toShow('/contact')
  await page.goForward()
  await expect(page).toShow('/business')

  await test.step('an unknown address says so and leads back (S1)', async () => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.getByRole('link', { name: 'Continue your application' }).click()
    await expect(page).toShow('/contact')
  })

  await test.step('a visitor who returns to the first page is led to where they stopped (R1, F3)', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Continue where you left off' }).click()
    await expect(page).toShow('/contact')
  })

  await test.step('a submitted application opens at /resume from any of its steps (F6, R3)', async () => {
    const quote = await submitByApi(page.request)
    // A tab stays with the application that it opened, and this is another one.
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/business')
    await expect(page).toShow('/resume')
    expect((await currentQuote(page.request)).uuid).toBe(quote.uuid)
  })
})
