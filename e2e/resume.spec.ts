import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, continueToNext, control, fillPage, formOf, goTo } from './journey/autopilot.ts'
import { controlsOf } from './journey/controls.ts'
import { continueByApi, currentQuote, startAt, submitByApi } from './journey/fill-by-api.ts'

/** The browser stores no tax number, so a reload before saving loses it. */
const savableControls = async (page: Page) =>
  (await controlsOf(formOf(page))).map((each) => (each.id === 'f-employer_id' ? { ...each, answered: false } : each))

/** A form, an item of a list, a list of statements, and an insurer's questions. */
const stepKinds = [
  '/contact',
  '/location/edit/0/address',
  '/dynamic-questions/claims/edit/0',
  '/gl/l/uw-questions/edit/0',
]

test('a reload keeps the draft at each kind of step (F6, F7)', async ({ page }) => {
  test.slow()
  // This line has every kind of page.
  const business = { ...bakery, insurance: ['General Liability'] }
  for (const path of stepKinds) {
    await startAt(page, path, { business })
    await fillPage(page, business)
    const values = await savableControls(page)
    await page.reload()
    await expect(continueOf(page)).toBeVisible()
    await expect.poll(() => savableControls(page), `what was typed on ${path}`).toEqual(values)
  }
})

test('the browser’s Back and Forward move between pages, and a return resumes where it was (F6, F18)', async ({
  page,
}) => {
  await page.goto('/')
  await goTo(page, '/contact', bakery)
  await page.goBack()
  await expect(page).toShow('/other-info')
  await page.goBack()
  await expect(page).toShow('/business')
  await page.goForward()
  await expect(page).toShow('/other-info')

  await page.goto('/')
  await page.getByRole('link', { name: 'How to reach you' }).click()
  await expect(page).toShow('/contact')
})

/** The not-found page has the HTTP status of its address. */
const noPage = /status 404: GET .*\/(no\/such\/page|claims)$|status of 404 .*\/(no\/such\/page|claims)$/

test('each address leads to the current page of the application (F6)', async ({ page, watch }) => {
  watch.allow(noPage)
  await test.step('a step without a quote leads to the first page (F6)', async () => {
    await page.goto('/claims')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.goto('/contact')
    await expect(page).toShow('/')
  })

  await test.step('a link beyond the furthest step leads to it, an earlier step stays open (F6)', async () => {
    await startAt(page, '/contact', { open: '/done' })
    await expect(page).toShow('/contact')
    await page.goto('/gl/l/uw-questions/edit/2')
    await expect(page).toShow('/contact')
    await page.goto('/business')
    await expect(control(page, 'company_name')).toHaveValue('Okafor Bakery LLC')
  })

  await test.step('a visitor who returns to the first page is led to where they stopped (R1, F3)', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Continue where you left off' }).click()
    await expect(page).toShow('/contact')
  })

  await test.step('an alias leads to its line, a known page outside the flow to where the person was (F6, S2)', async () => {
    await continueByApi(page.request)
    await page.goto('/industry-detail')
    await expect(page, 'the page that has taken it in').toShow('/other-info')
    await page.goto('/gl/entryPoint')
    await expect(page).toShow('/gl/l/uw-questions/edit/0')
    await page.goto('/do/loss-history')
    await expect(page).toShow('/done')
    // The page whose questions include those of a number that has no page of its own.
    await page.goto('/gl/l/uw-questions/edit/40')
    await expect(page).toShow('/gl/l/uw-questions/edit/0')
  })

  await test.step('an unknown address says so and leads back (S1)', async () => {
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await page.getByRole('link', { name: 'Continue your application' }).click()
    await expect(page).toShow('/done')
  })

  await test.step('a submitted application opens at /resume from any of its steps (F6, R3)', async () => {
    const quote = await submitByApi(page.request)
    // A tab stays with the application that it opened, and this is another one.
    await page.evaluate(() => sessionStorage.clear())
    for (const path of ['/', '/business']) {
      await page.goto(path)
      await expect(page).toShow('/resume')
    }
    expect((await currentQuote(page.request)).uuid).toBe(quote.uuid)
  })
})

test('a draft survives a closed tab (F6)', async ({ page, context }) => {
  await startAt(page, '/business')
  await control(page, 'company_name').fill('Half a na')
  await page.close()
  const newTab = await context.newPage()
  await newTab.goto('/business')
  await expect(control(newTab, 'company_name')).toHaveValue('Half a na')
  await fillPage(newTab, bakery)
  await continueToNext(newTab)
  expect((await currentQuote(newTab.request)).company_name).toBe('Half a na')
})

/** Keeps the last beacon for the next step of the test. */
const keepBeacons = (page: Page) =>
  page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      const isAccepted = send(url, body)
      localStorage.setItem('sent', `${url} ${isAccepted}`)
      return isAccepted
    }
  })
const lastBeacon = (page: Page) => page.evaluate(() => localStorage.getItem('sent'))

test('only somebody who leaves an application unfinished sends a beacon (R5)', async ({ page }) => {
  await keepBeacons(page)
  await test.step('leaving without an application, or after submission, sends none (R5)', async () => {
    const title = page.getByRole('heading', { level: 1 })
    await page.goto('/')
    await expect(title).toBeVisible()
    await submitByApi(page.request)
    await page.goto('/resume')
    await expect(title).toHaveText('Sent, saved and safe to close')
    await page.reload()
    expect(await lastBeacon(page)).toBe(null)
  })

  await test.step('leaving an unfinished application sends the abandon beacon (R5)', async () => {
    const quote = await startAt(page, '/business')
    await expect(control(page, 'company_name')).toBeVisible()
    await page.reload()
    expect(await lastBeacon(page)).toBe(`/api/quote/${quote._id}/abandoned true`)
  })
})
