import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { choicesOf, continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, startAt, storedAnswer } from './journey/fill-by-api.ts'
import { shots } from './journey/shots.ts'

const justLiability = { ...bakery, insurance: ['General Liability'] }

test('suggestions are declined, accepted and changed again; property insurance that is added late asks for its buildings (F14, S3)', async ({
  page,
}) => {
  const first = '/recommendations/0/show'
  const choicesNow = async () =>
    Object.values(Object(storedAnswer(await currentQuote(page.request), 'recommendation_choices')))
  await startAt(page, first, { business: justLiability })

  await test.step('all suggestions of a page are declined by one press; then a press changes an answer, and Continue goes on (F14)', async () => {
    await shots(page, 'suggestions-open')
    await page.getByRole('button', { name: 'None of these for now' }).click()
    await expect(page).not.toShow(first)
    const declinedChoices = await choicesNow()
    expect([declinedChoices.length > 1, new Set(declinedChoices)]).toEqual([true, new Set(['not_now'])])
    await page.goto(first)
    await choicesOf(page).last().waitFor()
    await expect(page.getByRole('button', { name: 'None of these for now' })).toHaveCount(0)
    // Property insurance, among others, is quoted along with what was chosen.
    const both = choicesOf(page).filter({ hasText: 'Get both quotes' })
    for (const choice of await both.all()) {
      await choice.click()
      await expect(choice).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(page).toShow(first)
    await shots(page, 'suggestions')
    await page.locator('main').getByRole('button', { name: 'Continue' }).last().click()
    await expect(page).not.toShow(first)
  })

  await test.step('property insurance that is added late asks for the buildings of the listed locations (F14, S3)', async () => {
    await expect(page).toShow('/dynamic-questions/added_coverage/edit/0')
    await control(page, 'coverage.property_deductible').locator('input[value="1000"]').check()
    await continueToNext(page)

    await expect(page).toShow('/dynamic-questions/added_property/edit/0')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('What is there to insure?')
    await expect(page.getByText('1840 Ogden Avenue')).toBeVisible()
    await continueOf(page).click()
    await expect(page.locator('.err').first()).toBeVisible()
    const building = page.getByRole('group', { name: 'Building 1' })
    await building.getByLabel('Tools, stock, furniture and equipment in it').fill('64000')
    await building.getByLabel('Year built').fill('1994')
    await building.getByLabel('Stories above ground').fill('2')
    await building.getByLabel('What is the building made of?').selectOption('frame')
    await building.getByRole('checkbox', { name: 'Sprinklers throughout' }).check()
    await continueToNext(page)
    await expect(page).toShow(/\/(bop|dynamic-questions\/knockout)\//)

    const quote = await currentQuote(page.request)
    expect(storedAnswer(quote, 'location_property')).toMatchObject([
      { answer: { buildings: [{ contents_value: 64_000, year_built: 1994, stories: 2, construction: 'frame' }] } },
    ])
    expect(storedAnswer(quote, 'primary_location')).toMatchObject({ occupancy: 'lease', year_built: 1994, stories: 2 })
  })
})
