import { codeNow } from '../apps/server/src/features/2-identity/second-factor/authenticator.ts'
import { checkOnBoth } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { tabTo } from './journey/keyboard.ts'
import { signInByApi, title } from './journey/sign-in.ts'
import { openStaffPage, staff } from './journey/staff.ts'

test('an agent sets up an authenticator app by keyboard alone, proves it on a new device, and reaches the requested page (keyboard, case P5)', async ({
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

  await signInByApi(page.request, address)
  await page.goto('/roles/agent')
  await expect(title(page), 'in place of the pages of their role').toHaveText('Set up an authenticator app')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await checkOnBoth(page, 'setting the app up')
  const secret = ((await page.locator('.authenticator code').textContent()) ?? '').replaceAll(' ', '')
  await tabTo(page, ({ kind }) => kind === 'number')
  await page.keyboard.type(codeNow(secret, [], new Date()))
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Keep these recovery codes')
  await expect(title(page), 'the new page is read from its title').toBeFocused()
  const recoveryCodes = page.getByRole('list', { name: 'Recovery codes' }).locator('code')
  await expect(recoveryCodes).toHaveCount(10)
  const recoveryCode = (await recoveryCodes.first().textContent()) ?? ''
  await checkOnBoth(page, 'the recovery codes')
  await tabTo(page, ({ label }) => label === 'I have saved them')
  await page.keyboard.press('Enter')
  await expect(page).toShow('/roles/agent')

  await test.step('on a new device a refused code says so, and one that is right leads on (case P5)', async () => {
    await page.context().clearCookies()
    await signInByApi(page.request, address)
    await page.goto('/roles/agent')
    await expect(title(page)).toHaveText('One more step')
    const code = page.getByLabel('Code from the app')
    await code.press('Enter')
    await expect(page.getByText('Enter the six digits from the app')).toBeVisible()
    await expect(code).toBeFocused()
    await page.keyboard.type('aaaaa-aaaaa')
    await page.keyboard.press('Enter')
    await expect(page.getByText('That code is wrong or has already been used.')).toBeVisible()
    await expect(code).toBeFocused()
    await checkOnBoth(page, 'the second step, refused')
    await code.fill(recoveryCode)
    await code.press('Enter')
    await expect(page).toShow('/roles/agent')
  })
})
