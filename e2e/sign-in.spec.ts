import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { control } from './journey/autopilot.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { tabTo } from './journey/keyboard.ts'
import { codeIn, mailTo, ownAddress } from './journey/mail.ts'
import { bakeryAt } from './journey/mailed-link.ts'
import { expectHome, signInByApi, signOut, title } from './journey/sign-in.ts'

/** Six digits that are not the code. */
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('signing out in one tab clears the other tabs and the browser’s storage, and Back shows nothing (R6, case C8, C9)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/\b401\b.*\/api\//, /\b404\b.*\/api\/quote\//)
  const address = ownAddress('dana')
  await fillByApi(page.request, { business: bakeryAt(address), until: '/other-info' })
  await signInByApi(page.request, address)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Continue Okafor Bakery LLC' }).click()
  await expect(page).toShow('/other-info')
  const second = await context.newPage()
  await second.goto('/business')
  await control(second, 'company_name').fill('Okafor and a half')
  await signOut(page)
  await expect(title(second)).toHaveText(/^(Sign in|What does your business do\?)$/)
  // The page redirects as soon as it learns that nobody is signed in, often before it has loaded, which would count as a
  // failed navigation.
  await page.goBack({ waitUntil: 'commit' })
  await expect(title(page)).toHaveText(/^(Sign in|What does your business do\?)$/)
  for (const tab of [page, second]) {
    await expect(tab.locator('body')).not.toContainText('Okafor')
    await expect(tab.locator('body')).not.toContainText(address)
  }
  expect(await second.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Okafor')
})

test('signing in works by keyboard alone, with a visible focus (R2, keyboard) (case A1)', async ({ page, watch }) => {
  watch.allow(/\b401\b.*\/api\/sign-in\b/)
  const address = ownAddress('dana')
  await page.goto('/')
  await expect(title(page)).toBeVisible()
  await tabTo(page, ({ label }) => label === 'Sign in')
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Sign in')
  await tabTo(page, ({ kind }) => kind === 'text')
  await page.keyboard.type('dana')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter your email address, such as dana@example.com')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveText('Enter the code')
  await expect(title(page), 'the new page is read from its title').toBeFocused()
  const code = codeIn(await mailTo(page.request, address, 'sign_in_code'))
  await tabTo(page, ({ kind }) => kind === 'number')
  await page.keyboard.type(wrongCode(code))
  await page.keyboard.press('Enter')
  await expect(page.getByText('That is not the code we sent.')).toBeVisible()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expectHome(page)

  await tabTo(page, ({ label }) => label.includes(address))
  await page.keyboard.press('Enter')
  await tabTo(page, ({ label }) => label === 'My account')
  await page.keyboard.press('Enter')
  await expect(page).toShow('/account')
  await expect(page.getByText('No applications yet')).toBeVisible()
})
