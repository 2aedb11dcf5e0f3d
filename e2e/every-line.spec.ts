import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { lineBusiness } from './journey/line-business.ts'
import { anotherTrade, changeEarly, seeOffers, submit, throughLine } from './journey/through-line.ts'

// Every line is filled in, sent and priced over the API, and every page of each is drawn: see every-line.test.ts and
// every-page.apart.test.ts. Here are those that differ in what a person does.

test('a line by hand, back to the start, another trade, and offers (F2, F3, S2, R8)', async ({ page }) => {
  test.slow()
  await throughLine(page, 'bop', anotherTrade)
})

test('five lines together, to offers, a change and once more (F2, F3, S2, R8)', async ({ page }) => {
  test.setTimeout(400_000)
  const lines = ['ca', 'gl', 'wc', 'cl', 'umb']
  const business = lineBusiness('ca', {}, lines.slice(1))
  await fillByApi(page.request, { business })
  await page.goto('/done')
  await submit(page)
  await seeOffers(page, lines)
  await page.getByRole('button', { name: 'Edit Quote' }).click()
  await expect(page).toShow('/done?edit=true')
  await page.goto('/')
  await changeEarly(page)
  await page.goto('/done')
  await submit(page)
  await seeOffers(page, lines)
})
