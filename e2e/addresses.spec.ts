import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { check } from './harness/accessible.ts'
import { test } from './harness/test.ts'
import { accountant } from './journey/answers.ts'
import { continueOf, continueToNext, control, fillPage, pathOf } from './journey/autopilot.ts'
import { currentQuote, startAt, storedAnswer } from './journey/fill-by-api.ts'

const contact = '/contact'
const locations = '/location/list'
const of = (page: Page, name: string): Locator => control(page, `mailing_address.${name}`)
const ofItem = (page: Page, name: string): Locator => control(page, `item.${name}`)
/** The polite live region below the ZIP code. */
const status = (zip: Locator): Locator => zip.locator('xpath=following-sibling::*[@role="status"]')

async function expectPlace(page: Page, city: string, state: string): Promise<void> {
  await expect(of(page, 'city')).toHaveValue(city)
  await expect(of(page, 'state')).toHaveValue(state)
}

test('each location fills in its own city; a state that does not match the ZIP code is rejected at its field (S3, K1)', async ({
  page,
  watch,
}) => {
  watch.allow(/422/)
  await startAt(page, locations, { business: accountant })
  await page.getByRole('link', { name: 'Add a location' }).click()
  await ofItem(page, 'street').fill('320 E Buffalo St')
  await ofItem(page, 'zip_code').fill('53202')
  await expect(ofItem(page, 'city')).toHaveValue('Milwaukee')
  await expect(ofItem(page, 'state')).toHaveValue('WI')
  await ofItem(page, 'state').selectOption('IL')
  await fillPage(page, accountant)
  const before = pathOf(page)
  await continueOf(page).click()
  const message = 'The ZIP code 53202 is in Wisconsin. Choose that state, or check the ZIP code'
  await expect(ofItem(page, 'state')).toHaveAccessibleDescription(new RegExp(message))
  await expect(page.getByRole('link', { name: message })).toBeVisible()
  expect(pathOf(page)).toBe(before)
  await ofItem(page, 'zip_code').fill('60614')
  await expect(ofItem(page, 'city')).toHaveValue('Chicago')
  await expect(ofItem(page, 'state')).toHaveValue('IL')
  await continueToNext(page)
  expect(storedAnswer(await currentQuote(page.request), 'locations')).toMatchObject([
    { city: 'Naperville' },
    { zip_code: '60614', city: 'Chicago', state: 'IL' },
  ])
})

test('city and state follow the ZIP code (S2)', async ({ page, context, watch }) => {
  await test.step('a ZIP code fills in city and state and says so; another code replaces them (S2, K1)', async () => {
    await startAt(page, contact, { business: accountant })
    const zip = of(page, 'zip_code')
    await expectPlace(page, 'Naperville', 'IL')
    await zip.fill('')
    await zip.pressSequentially('60614')
    await expectPlace(page, 'Chicago', 'IL')
    await expect(status(zip)).toHaveText('Filled in: Chicago, IL')
    await expect(zip).toHaveAccessibleDescription(/Chicago, IL/)
    await expect(zip).toBeFocused()
    await check(page, 'an address that was filled in')
    await zip.fill('53202')
    await expectPlace(page, 'Milwaukee', 'WI')
  })

  await test.step('a ZIP code of several cities asks which; the chosen one can be typed over (S2, K1)', async () => {
    const zip = of(page, 'zip_code')
    await zip.fill('11101')
    await expect(of(page, 'state')).toHaveValue('NY')
    await expect(of(page, 'city')).toHaveValue('')
    await expect(status(zip)).toContainText('NY: which city?')
    await check(page, 'the choice of a city')
    await page.getByRole('button', { name: 'Queens' }).press('Enter')
    await expectPlace(page, 'Queens', 'NY')
    await expect(of(page, 'city')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Queens' })).toHaveCount(0)
    await page.waitForFunction(() => getSelection()?.toString() === 'Queens')
    await page.keyboard.type('Astoria')
    await expect(of(page, 'city')).toHaveValue('Astoria')
  })

  await test.step('a city filled in while it has the focus is replaced by typing, not appended to (S2, accessibility)', async () => {
    let release = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await of(page, 'city').fill('')
    await page.route('**/api/city/**', async (route) => {
      await gate
      await route.continue()
    })
    await of(page, 'zip_code').fill('60601')
    await of(page, 'city').focus()
    release()
    await expect(of(page, 'city')).toHaveValue('Chicago')
    await page.waitForFunction(() => getSelection()?.toString() === 'Chicago')
    await page.keyboard.type('Evanston')
    await expect(of(page, 'city')).toHaveValue('Evanston')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('a failed look-up clears nothing, and fills in the city when the connection is back (S2, R7)', async () => {
    watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/)
    await of(page, 'city').fill('Chicago')
    await context.setOffline(true)
    // A code that the browser has not looked up yet.
    await of(page, 'zip_code').fill('53703')
    await expectPlace(page, 'Chicago', 'IL')
    await expect(of(page, 'zip_code')).toHaveValue('53703')
    await context.setOffline(false)
    await expectPlace(page, 'Chicago', 'WI')
  })
})
