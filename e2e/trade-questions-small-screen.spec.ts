import type { Answers } from '@coverwright/core/answers/answers'
import { createReference } from '../apps/server/src/features/1-foundation/reference/reference.ts'
import { goldenBusinesses } from '../apps/server/src/testing/golden-trails/businesses.ts'
import { wantedAnswers } from '../apps/server/src/testing/golden-trails/wanted-answers.ts'
import { joined } from '../apps/server/src/testing/joined.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { type Business, today } from './journey/answers.ts'
import { continueOf, control, fillPage, formOf } from './journey/autopilot.ts'
import { continueByApi, startAt } from './journey/fill-by-api.ts'
import { nameOf } from './journey/line-business.ts'
import { seeOffers, submit } from './journey/through-line.ts'

const reference = createReference()

/** A golden business, by its name there. */
function golden(
  name: string,
  words: string,
  tradeName: string,
  lines?: readonly string[],
  more: Answers = {},
): Business {
  const found = goldenBusinesses.find((each) => each.name === name)
  if (!found) throw new Error(`There is no golden business ${name}`)
  const own = { ...found, lines: lines ?? found.lines }
  const answers: Answers = joined(wantedAnswers(own, reference.cityByZip(own.zip), today), more)
  return { trade: { words, name: tradeName }, insurance: own.lines.map(nameOf), answers }
}

test('a couple insures its wedding, and its being called off, and is asked for nothing that a business has', async ({
  page,
}) => {
  const couple = golden('wedding-couple', 'our own wedding', 'Private person with an event', ['se'], {
    event: { cancellation: 'Yes', cancellation_costs: 18_000 },
  })
  await page.goto('.')
  await fillPage(page, couple)
  await continueOf(page).click()
  await expect(page).toShow('/business')
  await expect(formOf(page).getByRole('textbox')).toHaveCount(1)
  await control(page, 'company_name').fill('Lind and Ortiz')
  await continueOf(page).click()
  await expect(page).toShow('/contact')
  await continueByApi(page.request, { business: couple, until: '/dynamic-questions/event/edit/4' })
  await page.goto('dynamic-questions/event/edit/4')
  await expect(formOf(page).getByText('What would you lose?')).toHaveCount(0)
  await control(page, 'event.cancellation').locator('input[value="Yes"]').check()
  await expect(formOf(page).getByText('What would you lose?')).toBeVisible()
  await continueByApi(page.request, { business: couple })
  await page.goto('done')
  await submit(page)
  await seeOffers(page, ['se'])
  await expect(page.getByText('If the event is called off').first()).toBeVisible()
})

test('a trucker says what is hauled', async ({ page }) => {
  const trucker = golden('local-trucking', 'local trucking', 'Local trucking', ['ca'])
  await startAt(page, '/dynamic-questions/ca/edit/0', { business: trucker })
  const hauled = formOf(page).getByText('Electronics, alcohol, tobacco or medicine')
  await expect(hauled).toHaveCount(0)
  await formOf(page).getByText('Hauling other people’s goods for pay').click()
  await expect(hauled).toBeVisible()
})

test('an employer in New York is asked about disability and family leave', async ({ page }) => {
  const restaurant = golden('noodle-house', 'noodle shop', 'Restaurant', ['wc'])
  await startAt(page, '/dynamic-questions/wc_general_page/edit/2', { business: restaurant })
  await expect(formOf(page).getByText(/New York disability and paid family leave/)).toBeVisible()
})

test('a church names neither investors nor owners', async ({ page }) => {
  await startAt(page, '/do/stakeholders', { business: golden('church', 'church', 'Church', ['do']) })
  await expect(formOf(page).getByText('Who owns most of the company?')).toHaveCount(0)
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toShow('/ml/financial-assets')
})
