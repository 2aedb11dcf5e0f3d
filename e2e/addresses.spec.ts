import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { check } from './harness/accessible.ts'
import { commitsOf, countCommits, waitUntilSettled } from './harness/count-commits.ts'
import { test } from './harness/test.ts'
import { accountant } from './journey/answers.ts'
import { control } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { signInByApi } from './journey/sign-in.ts'

const contact = '/contact'
const of = (page: Page, name: string): Locator => control(page, `mailing_address.${name}`)
/** The polite live region below the ZIP code. */
const status = (zip: Locator): Locator => zip.locator('xpath=following-sibling::*[@role="status"]')

async function expectPlace(page: Page, city: string, state: string): Promise<void> {
  await expect(of(page, 'city')).toHaveValue(city)
  await expect(of(page, 'state')).toHaveValue(state)
}

test('city and state follow the ZIP code, and users are told when they type the address they signed in with (S2, V5)', async ({
  page,
  context,
  watch,
}) => {
  await countCommits(page)
  await test.step('a ZIP code fills in city and state and says so; another code replaces them (S2, K1)', async () => {
    await startAt(page, contact, { business: accountant })
    const zip = of(page, 'zip_code')
    await expectPlace(page, 'Naperville', 'IL')
    await zip.fill('')
    await waitUntilSettled(page)
    const before = await commitsOf(page)
    await zip.pressSequentially('6061')
    expect((await commitsOf(page)) - before, 'a digit renders nothing (speed)').toBe(0)
    await zip.press('4')
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
  await test.step('signed-in users are told when they type their own address, and nothing about others (V5)', async () => {
    const own = ownAddress('unique')
    const email = control(page, 'contact_email')
    await expect(email).toHaveAttribute('type', 'email')
    await expect(control(page, 'contact_phone')).toHaveAttribute('type', 'tel')
    const leave = async (address: string): Promise<void> => {
      await email.fill(address)
      const response = page.waitForResponse('**/api/email-uniqueness')
      await page.keyboard.press('Tab')
      expect((await response).ok()).toBe(true)
    }
    const ownAddressNotice = page.getByText('You are signed in with this address.')
    await leave(own)
    await expect(ownAddressNotice).toHaveCount(0)
    await signInByApi(page.request, own)
    await leave('somebody@shop.example')
    await expect(ownAddressNotice).toHaveCount(0)
    await leave(own)
    await expect(ownAddressNotice).toBeVisible()
    await expect(email).toHaveAccessibleDescription(/You are signed in with this address/)
  })
})
