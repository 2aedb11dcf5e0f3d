import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { control, pathOf } from './journey/autopilot.ts'
import { continueByApi, currentQuote, startAt } from './journey/fill-by-api.ts'
import { answerByKeys, tabTo } from './journey/keyboard.ts'
import { placeholdersShown, recordPlaceholders } from './journey/placeholders.ts'

const justLiability = { ...bakery, insurance: ['General Liability'] }

test('the whole journey works by keyboard alone, with a visible focus, and each page is shown at once, even after a reload (keyboard, S7, speed)', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const advanceByKeys = async (destination: string) => {
    while (pathOf(page) !== destination) {
      await answerByKeys(page, justLiability)
      await expect(title, 'the new page is read from its title').toBeFocused()
    }
  }
  await advanceByKeys('/business')
  // The pages between have the same controls as the others.
  await continueByApi(page.request, { business: justLiability, until: '/insurance' })
  await page.goto('/insurance')
  await advanceByKeys('/location/list')
  await continueByApi(page.request, { business: justLiability, until: '/gl/l/uw-questions/edit/0' })
  await page.goto('/gl/l/uw-questions/edit/0')
  await advanceByKeys('/done')
  expect(await currentQuote(page.request)).toMatchObject({ business_type: 'llc', mailing_address: { state: 'IL' } })

  const back = String(await page.getByRole('link', { name: 'Back', exact: true }).getAttribute('href'))
  await page.keyboard.press('ArrowLeft')
  await expect(page, 'the left arrow leads back').toShow(back)
  await page.goBack()
  await expect(page).toShow('/done')
  await page.reload()
  await page.waitForLoadState('networkidle')
  await recordPlaceholders(page)
  await tabTo(page, ({ kind }) => kind === 'box')
  await page.keyboard.press('Space')
  await tabTo(page, ({ label }) => label === 'Submit')
  await page.keyboard.press('Enter')
  await expect(title).toHaveText('Your quotes are in')
  await expect(title).toBeFocused()
  await tabTo(page, ({ label }) => label.startsWith('Choose'))
  await page.keyboard.press('Space')
  await tabTo(page, ({ label }) => label === 'Continue with this one')
  await page.keyboard.press('Enter')
  await expect(title).toHaveText(/^What .+ still needs$/)
  // Placeholders may stand in for missing prices, not for pages.
  expect((await placeholdersShown(page)).filter((each) => each.includes('<main'))).toEqual([])
})

test('keys move within a page and between pages (keyboard, S7)', async ({ page }) => {
  await test.step('Enter continues, except in a text area (keyboard, S7)', async () => {
    await startAt(page, '/done', { business: justLiability, open: '/other-info' })
    const text = control(page, 'business_description')
    await text.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('And coffee.')
    await expect(text).toHaveValue(/shop\.\nAnd coffee\.$/)
    await expect(page).toShow('/other-info')
    await control(page, 'employer_id').focus()
    await page.keyboard.press('Enter')
    await expect(page).toShow('/contact')
  })

  await test.step('the arrows move between pages only while no control has the focus (keyboard, S7)', async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(page).toShow('/other-info')
    await page.keyboard.press('ArrowRight')
    await expect(page).toShow('/contact')
    await page.keyboard.press('ArrowLeft')
    await expect(page).toShow('/other-info')

    await control(page, 'has_vehicles').getByRole('checkbox', { name: 'Vehicles' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    await expect(page).toShow('/other-info')
    await control(page, 'vehicle_count').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await expect(page).toShow('/other-info')
  })

  await test.step('the user can turn off the arrow keys, and the browser remembers it (keyboard, S7)', async () => {
    const hints = page.locator('.keys').filter({ hasText: 'move between pages' })
    await expect(hints).toBeVisible()
    await page.getByRole('button', { name: 'Turn off keyboard shortcuts' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Turn on keyboard shortcuts' })).toBeVisible()
    await expect(hints).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await expect(page).toShow('/other-info')
    await page.getByRole('button', { name: 'Turn on keyboard shortcuts' }).click()
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toShow('/business')
  })

  await test.step('on the last page Enter submits, and no arrow leads away while answers are changed (keyboard, S7)', async () => {
    await page.goto('/done?edit=true')
    const agreement = page.getByRole('checkbox', { name: /My answers are true/ })
    await expect(agreement).toBeEnabled()
    await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await expect(page).toShow('/done?edit=true')
    await expect(agreement, 'nothing is sent that nobody agreed to').toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page).toShow(/quote-review$/)
  })
})
