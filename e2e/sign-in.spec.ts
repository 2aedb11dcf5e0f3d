import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { control } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'
import { tabTo } from './journey/keyboard.ts'
import { codeIn, mailTo, ownAddress } from './journey/mail.ts'
import { bakeryAt } from './journey/mailed-link.ts'
import {
  askForCode,
  enterCode,
  expectHome,
  pageElsewhere,
  signIn,
  signInByApi,
  signOut,
  title,
} from './journey/sign-in.ts'

/** Six digits that are not the code. */
const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

const wrongCodeMessage = (page: Page) => page.getByText('That is not the code we sent.')
const expiredCodeMessage = (page: Page) => page.getByText('This code no longer works. Send another code.')

test('wrong codes are refused in plain words and invalidate the code; a new one works once (R2, R6) (case A1)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/\b401\b.*\/api\/sign-in\b/)
  const address = ownAddress('dana')
  await page.goto('/sign-in')
  const code = await askForCode(page, address)
  await enterCode(page, 'what?')
  await expect(page.getByText('Enter the six-digit code')).toBeVisible()
  for (let tries = 1; tries <= 6; tries++) {
    const response = page.waitForResponse(/\/api\/sign-in$/)
    await enterCode(page, wrongCode(code))
    expect((await response).status()).toBe(401)
    await expect(tries <= 5 ? wrongCodeMessage(page) : expiredCodeMessage(page)).toBeVisible()
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  }
  await enterCode(page, code)
  await expect(expiredCodeMessage(page), 'the right one comes too late').toBeVisible()
  await expect(page).toShow(/\/sign-in/)

  // This browser has to wait for another code; a browser without wrong guesses gets one at once.
  const otherPage = await pageElsewhere({ browser, watch, baseURL })
  await otherPage.goto('/sign-in?to=/account')
  const good = await askForCode(otherPage, address)
  await enterCode(page, good)
  await expect(expiredCodeMessage(page), 'a code is good where it was asked for').toBeVisible()
  await enterCode(otherPage, ` ${good.slice(0, 3)} ${good.slice(3)}`)
  await expect(otherPage).toShow('/account')
  await expect(otherPage.getByText(`Signed in as ${address}.`, { exact: false })).toBeVisible()
  const secondReply = await otherPage.request.post('api/sign-in', { data: { code: good } })
  expect(secondReply.status(), 'a used code').toBe(401)
  expect(await secondReply.json()).toMatchObject({ code: 'code.expired' })
  await otherPage.context().close()
})

test('after signing in, a link can lead only to our own pages (R2) (case A8)', async ({ page }) => {
  const address = ownAddress('dana')
  const foreign = '//evil.test'
  await signIn(page, address, foreign)
  await expectHome(page)
  await page.goto(`/sign-in?${new URLSearchParams({ to: foreign })}`)
  await expect(title(page)).toHaveText('You are signed in')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expectHome(page)
  await page.goto('/sign-in?to=/account')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toShow('/account')
})

test('after signing out Back shows nothing, and two people at one browser do not mix (R6, case C8)', async ({
  page,
  watch,
}) => {
  watch.allow(/\b401\b.*\/api\//, /\b404\b.*\/api\/quote\//)
  const first = ownAddress('dana')
  const second = ownAddress('sam')
  const { _id } = await startAt(page, '/other-info', { business: bakeryAt(first) })
  await signIn(page, first)
  await expect(page.getByRole('heading', { name: 'Okafor Bakery LLC' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue Okafor Bakery LLC' }).click()
  await expect(page).toShow('/other-info')
  await signOut(page)
  for (let times = 0; times < 2; times++) {
    // The page redirects as soon as it learns that nobody is signed in, often before it has loaded, which would count
    // as a failed navigation.
    await page.goBack({ waitUntil: 'commit' })
    await expect(title(page)).toHaveText(/^(Sign in|What does your business do\?)$/)
    await expect(page.getByText('Okafor')).toHaveCount(0)
    await expect(page.getByText(first)).toHaveCount(0)
  }

  // It may still redirect.
  await page.waitForLoadState('networkidle')
  await signIn(page, second)
  await expect(page.getByText('No applications yet')).toBeVisible()
  await page.goto(`/quotes/${_id}`)
  await expectHome(page)
  await expect(page.getByText('Okafor')).toHaveCount(0)
  await signOut(page)

  await signIn(page, first)
  await expect(page.getByRole('heading', { name: 'Okafor Bakery LLC' })).toBeVisible()
})

test('signing out in one tab clears the other tabs and the browser’s storage (R6, case C9)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/\b401\b.*\/api\/quote\//)
  const address = ownAddress('dana')
  await startAt(page, '/other-info', { business: bakeryAt(address) })
  await signInByApi(page.request, address)
  const second = await context.newPage()
  await second.goto('/business')
  await control(second, 'company_name').fill('Okafor and a half')
  await page.reload()
  await signOut(page)
  await expect(title(second)).toHaveText(/^(Sign in|What does your business do\?)$/)
  await expect(second.getByText('Okafor')).toHaveCount(0)
  await expect(second.getByText(address)).toHaveCount(0)
  expect(await second.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Okafor')
})

test('signing in midway: a reload keeps the same code, and the draft is still there (R2)', async ({ page, watch }) => {
  const address = ownAddress('dana')
  await startAt(page, '/business', { business: bakeryAt(address) })
  await control(page, 'company_name').fill('Half a na')
  await page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).click()
  const code = await askForCode(page, address)
  await page.reload()
  await expect(title(page)).toHaveText('Enter the code')
  await expect(page.getByText('d•••@example.com')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(address)

  watch.allow(/\b429\b.*\/api\/sign-in\/code/)
  const second = await page.context().newPage()
  await second.goto('/sign-in')
  await second.getByLabel('Email', { exact: true }).fill(address)
  await second.getByRole('button', { name: 'Send a code' }).click()
  await expect(second.getByText('Too many codes requested. Try again in a minute.')).toBeVisible()
  await second.close()

  await enterCode(page, code)
  await expect(page).toShow('/business')
  await expect(control(page, 'company_name')).toHaveValue('Half a na')
})

test('signing in works by keyboard alone, with a visible focus (R2, keyboard)', async ({ page }) => {
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
