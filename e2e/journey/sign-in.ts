import type { APIRequestContext, Browser, Locator, Page } from '@playwright/test'
import { expect } from '../harness/expect.ts'
import type { Watch } from '../harness/watch.ts'
import { codeIn, mailsTo, mailTo } from './mail.ts'
import { retryWhileBusy } from './retry-while-busy.ts'

type BrowserFixtures = { readonly browser: Browser; readonly watch: Watch; readonly baseURL: string | undefined }

/** A page in another browser, watched like the first. */
export async function pageElsewhere({ browser, watch, baseURL }: BrowserFixtures): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  watch.add(context)
  return await context.newPage()
}

export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** The first page of the site, without anybody's data. */
export async function expectHome(page: Page): Promise<void> {
  await expect(page).toShow('/')
  // Agents read it as about the client.
  await expect(title(page)).toHaveText(/^What does (your|the) business do\?$/)
}

/** Runs what requests a code, and reads the code from the mail. */
export async function codeAfter(
  request: APIRequestContext,
  address: string,
  ask: () => Promise<unknown>,
): Promise<string> {
  const earlier = await mailsTo(request, address, 'sign_in_code')
  await ask()
  return codeIn(await mailTo(request, address, 'sign_in_code', earlier))
}

/** Requests a code on the sign-in page. */
export async function askForCode(page: Page, address: string): Promise<string> {
  return await codeAfter(page.request, address, async () => {
    await page.getByLabel('Email', { exact: true }).fill(address)
    await page.getByRole('button', { name: 'Send a code' }).click()
    await expect(title(page)).toHaveText('Enter the code')
  })
}

/** Enters a code and submits it. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.locator('main form').getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in on the sign-in page, coming from any page, and goes on to `to`. */
export async function signIn(page: Page, address: string, to = '/account'): Promise<void> {
  await page.goto(`/sign-in?${new URLSearchParams({ to })}`)
  await enterCode(page, await askForCode(page, address))
  await expect(page).not.toShow(/\/sign-in/)
}

/** Signs in through the API with a mailed code, for tests about what comes after. */
export async function signInByApi(request: APIRequestContext, address: string): Promise<void> {
  const code = await codeAfter(request, address, async () => {
    const response = await retryWhileBusy(() => request.post('api/sign-in/code', { data: { email: address } }))
    expect(response.status()).toBe(202)
  })
  expect((await request.post('api/sign-in', { data: { code } })).status()).toBe(200)
}

/** Signs out by the menu behind the name. */
export async function signOut(page: Page): Promise<void> {
  await page.locator('.person__who:visible > summary').click()
  // The page after signing out may be the one that is open.
  await page.evaluate(() => document.documentElement.setAttribute('data-signed-in', ''))
  await page.getByRole('button', { name: 'Sign out', exact: true }).filter({ visible: true }).click()
  await expect(page.locator('html[data-signed-in]')).toHaveCount(0)
  await expectHome(page)
}
