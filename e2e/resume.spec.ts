import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, fillPage, formOf } from './journey/autopilot.ts'
import { controlsOf } from './journey/controls.ts'
import { openAt } from './journey/fill-by-api.ts'

// Which page each address of a step leads to is tested with `destination.ts`.
test('the browser’s Back and Forward move between pages; a reload keeps the draft, also of an insurer’s questions, and leaving an unfinished application sends a beacon (F3, F6, F7, R5, S1)', async ({
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
  const [claims, questions] = ['/dynamic-questions/claims/edit/0', '/gl/l/uw-questions/edit/0']
  const { _id } = await openAt(page, questions, { business, open: '/done' })
  await expect(page, 'the furthest').toShow(questions)
  await page.locator('.topbar a.back').click()
  await expect(page).toShow(claims)
  await page.goBack()
  await expect(page).toShow(questions)
  await page.goForward()
  await expect(page).toShow(claims)
  await page.goBack()
  await expect(page).toShow(questions)

  await fillPage(page, business)
  const values = await controlsOf(formOf(page))
  await page.reload()
  await expect(continueOf(page)).toBeVisible()
  await expect.poll(() => controlsOf(formOf(page))).toEqual(values)
  expect(await page.evaluate(() => localStorage.getItem('sent'))).toBe(`/api/quote/${_id}/abandoned true`)
})
