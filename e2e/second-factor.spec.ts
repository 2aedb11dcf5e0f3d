import { codeNow } from '../apps/server/src/features/2-identity/second-factor/authenticator.ts'
import { checkOnBoth } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { tabTo } from './journey/keyboard.ts'
import { enterAppCode } from './journey/second-factor.ts'
import { askForCode, enterCode, title } from './journey/sign-in.ts'
import { openStaffPage, staff } from './journey/staff.ts'

test('an agent proves a second factor on a new device and reaches the requested page (case P5)', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.allow(/\b401\b.*\/api\//)
  const address = staff.otherAgent
  await page.goto('/roles/agent')
  await expect(title(page)).toHaveText('Sign in')
  await enterCode(page, await askForCode(page, address))
  await expect(title(page)).toHaveText('One more step')
  await page.goto('/outbox')
  await page.getByText('Sample staff').click()
  await expect(page.getByText(`Next code for ${address}`), 'the code that is wanted next').toBeVisible()
  await page.goto('/roles/agent')
  await expect(title(page), 'in place of the pages of their role').toHaveText('One more step')

  await page.locator('main form').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter the six digits from the app')).toBeVisible()
  await expect(page.getByLabel('Code from the app')).toBeFocused()
  await page.getByLabel('Code from the app').fill('aaaaa-aaaaa')
  await page.locator('main form').getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('That code is wrong or has already been used.')).toBeVisible()
  await expect(page.getByLabel('Code from the app')).toBeFocused()
  await checkOnBoth(page, 'the second step, refused')

  await expect(async () => {
    if (await page.getByLabel('Code from the app').isVisible()) await enterAppCode(page, address)
    await expect(page).toShow('/roles/agent', { timeout: 5000 })
  }).toPass({ timeout: 75_000 })
  await expect(title(page)).toHaveText('Quotes at Fern Hollow Agency')
})

test('staff set up an authenticator app by keyboard alone (keyboard, case P5)', async ({
  page,
  browser,
  watch,
  baseURL,
}) => {
  watch.allow(/\b401\b.*\/api\//)
  const address = staff.soloAgent
  const operator = await openStaffPage({ browser, watch, baseURL }, staff.operator)
  const reset = await operator.request.post('api/console/staff/reset-second-factor', { data: { email: address } })
  expect(reset.status()).toBe(204)
  await operator.context().close()

  await page.goto('/sign-in?to=/roles/agent')
  await enterCode(page, await askForCode(page, address))
  await expect(title(page)).toHaveText('Set up an authenticator app')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await checkOnBoth(page, 'setting the app up')
  const secret = ((await page.locator('.authenticator code').textContent()) ?? '').replaceAll(' ', '')
  await tabTo(page, ({ kind }) => kind === 'number')
  await page.keyboard.type(codeNow(secret, [], new Date()))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Keep these recovery codes')
  await expect(title(page), 'the new page is read from its title').toBeFocused()
  await expect(page.getByRole('list', { name: 'Recovery codes' }).locator('code')).toHaveCount(10)
  await checkOnBoth(page, 'the recovery codes')
  await tabTo(page, ({ label }) => label === 'I have saved them')
  await page.keyboard.press('Enter')
  await expect(page).toShow('/roles/agent')
})
