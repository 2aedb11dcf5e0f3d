import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { checkInBoth } from './harness/accessible.ts'
import { test } from './harness/test.ts'
import { expectAbovePage } from './journey/cookie-banner.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { holdScripts } from './journey/hold-scripts.ts'
import { waitForHydration } from './journey/hydration.ts'
import { title } from './journey/sign-in.ts'

// Cookie consent has not been given or refused yet.
test.use({ storageState: { cookies: [], origins: [] } })

const bar = (page: Page) => page.getByRole('region', { name: 'Your cookie choices' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' })
const toggle = (page: Page, name: string) => dialog(page).getByRole('switch', { name })

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).toSorted()
}

async function choiceOf(context: BrowserContext): Promise<string | undefined> {
  const consent = (await context.cookies()).find(({ name }) => name === 'consent')
  return consent?.value.split('.').at(-1)
}

const arrival = '/?ac=search&partner=Copperline%20Credit%20Union&special_phone=chamber%20fair'
const phone = (page: Page) => page.locator('.contact:visible').getByText('(800) 555-0131')

test('only necessary cookies are set before a choice; the banner hides nothing; the dialog explains each cookie, starts with optional ones off, and works by keyboard (C3, S7)', async ({
  page,
  context,
}) => {
  await page.goto(arrival)
  await expect(bar(page)).toBeVisible()
  // Attribution from the address counts for this visit even so.
  await expect(phone(page)).toBeVisible()
  await checkInBoth(page, 'the cookie banner')
  expect(await cookieNames(context)).toEqual([])
  await page.request.post('api/quote', { data: {} })
  expect(await cookieNames(context)).toEqual(['cw_session'])
  const looks = await bar(page)
    .getByRole('button', { name: /^(Reject optional|Accept all)$/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { height } = button.getBoundingClientRect()
        const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(button)
        return { height, backgroundColor, color, borderColor, fontWeight }
      }),
    )
  expect(looks).toEqual([looks[0], looks[0]])

  await test.step('the banner stands above the page and hides nothing of it, and it is not printed (S7)', async () => {
    await expectAbovePage(page, 'Cookie preferences')
  })

  await bar(page).getByRole('button', { name: 'Choose' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(dialog(page).getByText('Always on')).toBeVisible()
  for (const name of ['Measurement', 'Preferences', 'Advertising']) {
    await expect(toggle(page, name)).not.toBeChecked()
  }
  for (const summary of await dialog(page).locator('summary').all()) await summary.click()
  for (const name of ['cw_session', 'user_auth', 'consent', 'alias_set', 'application_url', 'partner']) {
    await expect(dialog(page).getByText(name, { exact: true })).toBeVisible()
  }
  await checkInBoth(page, 'the cookie preferences')

  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(bar(page).getByRole('button', { name: 'Choose' })).toBeFocused()
  expect(await cookieNames(context)).toEqual(['cw_session'])

  await page.keyboard.press('Enter')
  await toggle(page, 'Preferences').focus()
  await page.keyboard.press('Space')
  await expect(toggle(page, 'Preferences')).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Save choices' }).press('Enter')
  await expect(bar(page)).toHaveCount(0)
  expect(await choiceOf(context)).toBe('preferences')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the first page can be read, and has no banner, which could store nothing (S7, speed)', async ({
    page,
    watch,
  }) => {
    watch.allow(/csp .*\/assets\//)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('combobox').first()).toBeEditable()
    await expect(page.locator('.cookiebar')).toBeHidden()
  })
})

test('choices about cookies are respected (C3, S7)', async ({ page, context }) => {
  await test.step('rejecting takes one press, also before the page is hydrated, and lasts (C3, S7, speed)', async () => {
    const release = await holdScripts(page)
    await page.goto(arrival, { waitUntil: 'commit' })
    await bar(page).getByRole('button', { name: 'Reject optional' }).click()
    release()
    await expect(bar(page)).toHaveCount(0)
    expect(await choiceOf(context)).toBe('none')
    expect(await cookieNames(context)).toEqual(['consent'])
    await page.goto('/')
    await expect(title(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(bar(page)).toHaveCount(0)
    await expect(phone(page)).toHaveCount(0)
    expect(await cookieNames(context)).toEqual(['consent'])
  })

  await test.step('accepted cookies last 29 days, the choice 180; none contains an email address, and withdrawn cookies are deleted (C3, S7, case C9)', async () => {
    await context.clearCookies()
    const { contact_email: email } = await fillByApi(page.request, { until: '/insurance' })
    await page.goto(arrival)
    await bar(page).getByRole('button', { name: 'Accept all' }).click()
    await expect(bar(page)).toHaveCount(0)
    const optionalNames = ['alias_set', 'application_url', 'partner', 'special_phone']
    await expect.poll(() => cookieNames(context)).toEqual([...optionalNames, 'consent', 'cw_session'].toSorted())
    const cookies = new Map((await context.cookies()).map((cookie) => [cookie.name, cookie]))
    const days = (name: string) => Math.round(((cookies.get(name)?.expires ?? 0) - Date.now() / 1000) / 86_400)
    expect([...optionalNames, 'consent'].map(days)).toEqual([29, 29, 29, 29, 180])
    const value = (name: string) => decodeURIComponent(cookies.get(name)?.value ?? '')
    expect(value('partner')).toBe('copperline credit union')
    expect(value('application_url')).toMatch(/^http:.*\/\?ac=search$/)
    expect(value('alias_set')).toMatch(/^[0-9a-f]{32}/)
    expect(await page.evaluate(() => decodeURIComponent(document.cookie))).not.toContain('@')

    // A later visit recognizes the partner, and its saves include it (R10).
    await page.goto('/')
    await waitForHydration(page)
    await expect(phone(page)).toBeVisible()

    await page.getByRole('button', { name: 'Cookie preferences' }).click()
    await expect(toggle(page, 'Measurement')).toBeChecked()
    await toggle(page, 'Advertising').uncheck()
    await dialog(page).getByRole('button', { name: 'Save choices' }).click()
    await expect(dialog(page)).toHaveCount(0)
    expect(await choiceOf(context)).toBe('statistics-preferences')
    expect(await cookieNames(context)).toEqual(['alias_set', 'consent', 'cw_session', 'special_phone'])

    await page.getByRole('button', { name: 'Cookie preferences' }).click()
    await dialog(page).getByRole('button', { name: 'Reject optional' }).click()
    expect(await cookieNames(context)).toEqual(['consent', 'cw_session'])

    await test.step('signing in starts with the application’s email (C3)', async () => {
      await page.getByRole('link', { name: 'Sign in' }).filter({ visible: true }).click()
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(String(email))
    })
  })
})
