import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, control, fillPage } from './journey/autopilot.ts'
import { currentQuote, fillByApi, startAt } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { bakeryAt } from './journey/mailed-link.ts'
import { codeAfter, enterCode, title } from './journey/sign-in.ts'

test('a link with signs behind it opens, and one that is cut short says so and offers a code (R1)', async ({
  page,
}) => {
  const { uuid } = await fillByApi(page.request, { until: '/business' })
  await page.goto(`/applications/${uuid}.`)
  await expect(page).toShow('/business')
  await page.goto(`/applications/${uuid.slice(0, -1)}`)
  await expect(title(page)).toHaveText('This link does not work')
  await check(page, 'a broken link')
  await page.getByRole('link', { name: 'Send me a code' }).click()
  await expect(title(page)).toHaveText('Sign in')
})

test('a browser that refuses cookies is told so, and what is typed stays (R1)', async ({ page, context, watch }) => {
  watch.allow(/\b401\b.*\/api\/quote/)
  await startAt(page, '/insurance', { open: '/business' })
  await control(page, 'company_name').fill('Okafor Bakery')
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }))
  await page.reload()
  await context.clearCookies()
  await continueOf(page).click()
  await expect(page.getByText('This browser does not accept cookies')).toBeVisible()
  await expect(page.getByText(/^Saved/)).toHaveCount(0)
  await expect(control(page, 'company_name')).toHaveValue('Okafor Bakery')
})

test('a browser that does not keep the cookie of its first save is told so (R1)', async ({ page, context, watch }) => {
  watch.allow(/\b401\b.*\/api\/quote/)
  await page.route('**/api/quote', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    await context.clearCookies({ name: 'cw_session' })
    await route.fulfill({ response, headers })
  })
  await page.goto('.')
  await fillPage(page, bakery)
  await continueOf(page).click()
  await expect(page.getByText('This browser does not accept cookies')).toBeVisible()
  await expect(page.getByText(/^Saved/)).toHaveCount(0)
  await expect(control(page, 'zip_code')).toHaveValue('60540')
})

test('somebody whose session ends while they type finds the page and their draft by their email address (R1)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/\b401\b.*\/api\//)
  const address = ownAddress('lena')
  const quote = await startAt(page, '/insurance', { business: bakeryAt(address), open: '/business' })
  const name = control(page, 'company_name')
  await name.fill('Okafor Bakery & Sons')
  await context.clearCookies()
  await continueOf(page).click()
  await page.getByRole('link', { name: 'Sign in to continue' }).click()
  const code = await codeAfter(page.request, address, async () => {
    await page.getByLabel('Email', { exact: true }).fill(address)
    await page.getByRole('button', { name: 'Send a code' }).click()
    await expect(title(page)).toHaveText('Enter the code')
  })
  await enterCode(page, code)
  await expect(page).toShow('/business')
  await expect(name).toHaveValue('Okafor Bakery & Sons')
  expect((await currentQuote(page.request))._id).toBe(quote._id)
})
