import type { Page } from '@playwright/test'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { changeLink, continueOf, continueToNext, control, fillPage, pathOf, sheetOf } from './journey/autopilot.ts'
import { continueByApi } from './journey/fill-by-api.ts'
import { byMouse } from './journey/hand.ts'
import { answerByKeys, tabTo } from './journey/keyboard.ts'
import { placeholdersShown, recordPlaceholders } from './journey/placeholders.ts'

// The one journey with every animation.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Answered by keys alone; the others by mouse. Together both hands give each kind of answer. */
const pagesByKeys = ['/', '/insurance', '/location/edit/0/address', '/recommendations/0/show']

/** Answers page after page until a path, and says which. */
async function answerUntil(page: Page, destination: string): Promise<readonly string[]> {
  const paths: string[] = []
  while (pathOf(page) !== destination) {
    const path = pathOf(page)
    paths.push(path)
    if (pagesByKeys.includes(path)) await answerByKeys(page, bakery)
    else {
      await fillPage(page, bakery, byMouse)
      await continueToNext(page)
    }
    await expect(heading(page), 'the new page is read from its title').toBeFocused()
  }
  return paths
}

test('a bakery goes from the first page to offers by mouse and by keys, with a visible focus, and each page is shown at once, even after a reload; an offer is chosen and an answer changed (S2, S6, S7, S8, I2, keyboard, speed)', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await expect(heading(page)).toHaveText('What does your business do?')
  const paths = await answerUntil(page, '/location/list')
  expect(paths.filter((path) => path.startsWith('/location/'))).toEqual([
    '/location/edit/0/address',
    '/location/edit/0/buildings',
  ])
  // The pages after it have the same controls and animations as those before.
  await continueByApi(page.request, { business: bakery, until: '/recommendations/0/show' })
  await page.goto('/recommendations/0/show')
  await answerUntil(page, '/done')

  await page.reload()
  await expect(heading(page)).toHaveText('Check your answers, then submit')
  await expect(page).toHaveTitle('Check your answers, then submit – Coverwright')
  await page.waitForLoadState('networkidle')
  await recordPlaceholders(page)
  await expect(page.getByText('Okafor Bakery LLC')).toBeVisible()
  await expect(page.getByText('20 W Jefferson Ave, Naperville, Illinois 60540', { exact: true })).toHaveCount(2)
  await expect(page.getByText('•').first()).toBeVisible()
  await expect(page.getByText('36-4820917')).toHaveCount(0)
  const groups = page.locator('.review__group')
  await page.getByRole('button', { name: 'Open all' }).click()
  await expect(groups.getByRole('link', { name: /^Change / })).toHaveCount(await groups.count())

  await submit(page)
  await expect(heading(page)).toHaveText('Your quotes are in')
  await expect(heading(page)).toBeFocused()
  const uuid = pathOf(page).split('/')[1]
  const card = (section: string, insurer: string) =>
    page.getByRole('region', { name: section }).getByRole('listitem').filter({ hasText: insurer }).first()
  const liability = card('General Liability', 'Harrow & Lyme')
  await expect(liability).toContainText('Quoted, ready to buy')
  await expect(liability).toContainText(/\$\d[\d,]* a year/)
  const package_ = card('Business Owners Policy', 'Harrow & Lyme')
  await expect(package_).toContainText('Quoted')
  await expect(package_).toContainText(/\$\d[\d,]* a year/)
  await expect(card('Business Owners Policy', 'Northgate Mutual')).toContainText('With an underwriter')
  await expect(card('Business Owners Policy', 'Northgate Mutual')).toContainText('more than 60 years old')
  const declinedCard = card('Business Owners Policy', 'Keystone Casualty')
  await expect(declinedCard).toContainText('Not offered')
  await expect(declinedCard).toContainText('more than 10 miles from a fire station')

  await page.getByText('Which insurers were not asked, and why').click()
  await expect(page.getByText('Alder & Finch (sample), General Liability')).toBeVisible()

  // A package and its parts are one choice, also when the second is chosen before the reply to the first.
  await expect(page.getByText('One choice: Business Owners Policy includes General Liability')).toBeVisible()
  const second = Promise.withResolvers<void>()
  await page.route('**/chosen_offers', async (route) => {
    await second.promise
    await route.continue()
  })
  await package_.getByRole('button', { name: 'Choose' }).click()
  await liability.getByRole('button', { name: 'Choose' }).click()
  second.resolve()
  await expect(liability.getByRole('button', { name: 'Chosen' })).toHaveAttribute('aria-pressed', 'true')
  await expect(package_.getByRole('button', { name: 'Choose' })).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/chosen_offers')
  await tabTo(page, ({ label }) => label === 'Continue with this one')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('What Harrow & Lyme (sample) still needs')
  // Placeholders may stand in for missing prices, not for pages.
  expect((await placeholdersShown(page)).filter((each) => each.includes('<main'))).toEqual([])
  await page.goBack()

  // A refusal leads to the answer that it rests on, and back if that stays as it is.
  await declinedCard.getByRole('button', { name: 'Change: How many road miles is it to a fire station?' }).click()
  await expect(control(page, 'bop.cna.uw_questions[station_miles]')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toShow(/quote-review$/)
  await page.getByRole('button', { name: 'Edit Quote' }).click()
  await expect(heading(page)).toHaveText('Check your answers, then submit')

  await test.step('no arrow leads away while answers are changed (keyboard, S7)', async () => {
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await expect(page).toShow('/done?edit=true')
  })

  await changeLink(page, 'Business name').click()
  const company = control(page, 'company_name')
  await expect(company).toBeFocused()
  await page.goBack()
  await expect(sheetOf(page)).toHaveCount(0)
  await changeLink(page, 'Business name').click()
  await expect(company).toBeFocused()
  await company.fill('Okafor & Sons Bakery LLC')
  await company.press('Escape')
  await check(page, 'a change that is not saved')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.reload()
  await expect(company).toHaveValue('Okafor & Sons Bakery LLC')
  await continueOf(page).click()
  await expect(page).toShow('/done')
  await expect(page.locator('.review__group').filter({ hasText: 'Okafor & Sons Bakery LLC' })).toBeFocused()

  // Insurers' questions depend on the state; the new ones are already answered, so no page has to be repeated.
  await changeLink(page, 'Main ZIP code').click()
  await control(page, 'zip_code').fill('53202')
  await expect(page.getByText('Milwaukee, WI')).toBeVisible()
  await continueOf(page).click()
  await expect(sheetOf(page)).toHaveCount(0)
  await expect(page).toShow('/done')
  await expect(page.locator('.review__group').filter({ hasText: '53202' })).toBeFocused()

  await page.goto(`/${uuid}/thank-you`)
  await expect(heading(page)).toHaveText('Your answers changed. Submit again for new prices')
  await expect(page.getByText(/\$[\d,]+ a year/)).toHaveCount(0)
  await page.locator('.topbar a.back').click()
  await expect(page).toShow(/quote-review$/)
  await expect(heading(page)).toHaveText('Your answers changed. Submit again for new prices')
  await expect(liability).toContainText('For your earlier answers')
  await expect(liability.getByRole('button', { name: 'Choose' })).toBeDisabled()
  await page.getByRole('link', { name: 'Review and submit' }).click()
  await expect(page).toShow('/done?edit=true')
})

/**
 * Submits without agreeing, by the button at the top: the error appears at the box far below. Then agrees, and Enter
 * submits.
 */
async function submit(page: Page): Promise<void> {
  await page.locator('.topbar').getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('.err')).toHaveText('Error: Confirm that your answers are true before you submit')
  const box = page.getByRole('checkbox', { name: /My answers are true/ })
  await expect(box).toBeInViewport()
  await expect(box).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toShow(/quote-review$/)
}
