import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { goTo } from './journey/autopilot.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { lineBusiness } from './journey/line-business.ts'
import { anotherTrade, backToTheStart, changeEarly, seeOffers, submit, throughLine } from './journey/through-line.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Every line is filled in, sent and priced over the API, and every page of each is drawn: see every-line.test.ts and
// every-page.test.tsx. Here are those that differ in what a person does.

test('a line by hand, back to the start, another trade, and offers (F2, F3, S2, R8)', async ({ page }) => {
  test.slow()
  await throughLine(page, 'bop', anotherTrade)
})

test('five lines together, to offers, back to the start and once more (F2, F3, S2, R8)', async ({ page }) => {
  test.setTimeout(400_000)
  const lines = ['ca', 'gl', 'wc', 'cl', 'umb']
  const business = lineBusiness('ca', {}, lines.slice(1))
  await fillByApi(page.request, { business })
  await page.goto('/done')
  await submit(page)
  await seeOffers(page, lines)
  await page.getByRole('button', { name: 'Edit Quote' }).click()
  await expect(page).toShow('/done?edit=true')
  await page.goto('/done')
  await backToTheStart(page)
  await changeEarly(page)
  await goTo(page, '/done', business)
  await submit(page)
  await seeOffers(page, lines)
})
