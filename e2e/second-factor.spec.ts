import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { codeNow } from '../apps/server/src/features/2-identity/second-factor/authenticator.ts'
import { check, checkOnBoth } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { startParts } from './harness/product.ts'
import { test } from './harness/test.ts'
import { tabTo } from './journey/keyboard.ts'
import { enterAppCode } from './journey/second-factor.ts'
import { askForCode, enterCode, title } from './journey/sign-in.ts'
import { staff } from './journey/staff.ts'

test('an agent proves a second factor on a new device, reaches the requested page, and is not asked again (case P5)', async ({
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
  await checkOnBoth(page, 'the second step')
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
  await check(page, 'the second step, refused')

  await expect(async () => {
    if (await page.getByLabel('Code from the app').isVisible()) await enterAppCode(page, address)
    await expect(page).toShow('/roles/agent', { timeout: 5000 })
  }).toPass({ timeout: 75_000 })
  await expect(title(page)).toHaveText('Quotes at Fern Hollow Agency')

  await page.locator('.person__who:visible > summary').click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).filter({ visible: true }).click()
  await expect(page).toShow('/')
  await page.goto('/sign-in?to=/roles/agent')
  await enterCode(page, await askForCode(page, address))
  await expect(page).toShow('/roles/agent')
})

test('staff set up an authenticator app by keyboard alone, and sign in elsewhere by a recovery code (keyboard, case P5)', async ({
  browser,
  watch,
}) => {
  test.slow()
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-staff-'))
  const file = path.join(folder, 'staff.json')
  const address = 'noor@agency.example'
  const agency = { id: 'north', name: 'North Agency' }
  writeFileSync(
    file,
    JSON.stringify({ agencies: [agency], people: [{ email: address, role: 'agent', agency: agency.id }] }),
  )
  const parts = await startParts({ STAFF_FILE: file })
  try {
    const context = await browser.newContext({ baseURL: parts.url })
    watch.add(context)
    // This agency has its own server, which does not know the device.
    watch.allow(/\b401\b.*\/api\//)
    const page = await context.newPage()
    await page.goto('/sign-in?to=/roles/agent')
    await enterCode(page, await askForCode(page, address))
    await expect(title(page)).toHaveText('Set up an authenticator app')
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    await checkOnBoth(page, 'setting the app up')
    const secret = ((await page.locator('.authenticator code').textContent()) ?? '').replaceAll(' ', '')
    await page.reload()
    await expect(page.locator('.authenticator code')).toHaveText(secret.replace(/(.{4})(?=.)/g, '$1 '))
    await tabTo(page, ({ kind }) => kind === 'number')
    await page.keyboard.type(codeNow(secret, [], new Date()))
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText('Keep these recovery codes')
    await expect(title(page), 'the new page is read from its title').toBeFocused()
    const codes = await page.getByRole('list', { name: 'Recovery codes' }).locator('code').allInnerTexts()
    expect(codes).toHaveLength(10)
    await checkOnBoth(page, 'the recovery codes')
    await tabTo(page, ({ label }) => label === 'I have saved them')
    await page.keyboard.press('Enter')
    await expect(page).toShow('/roles/agent')
    await expect(title(page)).toHaveText('Quotes at North Agency')
    await context.close()

    const otherBrowser = await browser.newContext({ baseURL: parts.url })
    watch.add(otherBrowser)
    const elsewhere = await otherBrowser.newPage()
    await elsewhere.goto('/sign-in?to=/roles/agent')
    await enterCode(elsewhere, await askForCode(elsewhere, address))
    await elsewhere.getByLabel('Code from the app').fill(codes[0] ?? '')
    await elsewhere.locator('main form').getByRole('button', { name: 'Continue' }).click()
    await expect(elsewhere).toShow('/roles/agent')
    await otherBrowser.close()
  } finally {
    await parts.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
