import { createHmac } from 'node:crypto'
import type { FrameLocator, Page } from '@playwright/test'
import { check, expectFits } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { guildSecret } from './harness/product.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'

const partnersPage = (): string => process.env.E2E_PARTNER ?? ''
const formIn = (page: Page): FrameLocator => page.frameLocator('coverwright-quote iframe')

/** The form fits its frame without scroll bars. */
const expectUnscrolled = (form: FrameLocator) =>
  expect
    .poll(() =>
      form
        .locator('html')
        .evaluate(({ scrollHeight, scrollWidth }) => scrollHeight > innerHeight || scrollWidth > innerWidth),
    )
    .toBe(false)

/** A JWT as the guild's server would make it. */
function signedByGuild(answers: object): string {
  const exp = Math.floor(Date.now() / 1000) + 600
  const [head, claims] = [
    { alg: 'HS256', typ: 'JWT' },
    { partner: 'prairie-bakers', aud: 'default', exp, answers },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  return `${head}.${claims}.${createHmac('sha256', guildSecret).update(`${head}.${claims}`).digest('base64url')}`
}

test('the first questions in a partner’s page lead, by keyboard, to the second page with the answers; those signed by the partner’s server are not asked, and are filled in on later pages (O12)', async ({
  page,
}) => {
  await page.goto(partnersPage())
  const form = formIn(page)
  const trade = form.getByRole('combobox').first()
  const structure = form.getByLabel('Legal structure')
  await expect(form.getByLabel('ZIP code')).toHaveValue('60614')
  await expectUnscrolled(form)
  await check(page, 'a partner’s page')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page, 'a partner’s page on a phone')
  await expectUnscrolled(form)
  await form.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(form.getByRole('alert')).toBeFocused()
  await expectUnscrolled(form)

  await expect(structure).toBeVisible()
  const signedToken = signedByGuild({ business_type: 'llc', company_name: 'Blue Door Bakery' })
  await page
    .locator('coverwright-quote')
    .evaluate((element, token) => element.setAttribute('signed', token), signedToken)
  await expect(form.getByText('What prairie-bakers told us already is taken along.')).toBeVisible()
  await expect(structure).toHaveCount(0)
  await expectUnscrolled(form)

  await trade.focus()
  await page.keyboard.type(bakery.trade.query)
  await expect(form.getByRole('option', { name: bakery.trade.name }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await form.getByRole('button', { name: 'Continue' }).press('Enter')
  await expect(page).toShow(/^http:\/\/localhost:\d+\/business$/)
  await expect(page.getByLabel('Business name')).toHaveValue('Blue Door Bakery')
  const { data } = await (await page.request.get(new URL('/api/quote', page.url()).href)).json()
  expect(data).toMatchObject({
    ...{ zip_code: '60614', business_type: 'llc', class_code_ref: expect.any(String) },
    ...{ partner: 'prairie-bakers', campaign_id: 'guild-page' },
    partnership: { name: 'prairie-bakers', source: 'members' },
  })
})

test('a page whose origin the site does not list cannot embed the form (O12, case C11)', async ({ page, watch }) => {
  watch.allow(/frame-ancestors/, /^request failed/)
  // The same page under another name of this machine.
  const stranger = new URL(partnersPage())
  stranger.hostname = 'stranger.localhost'
  const refusalMessage = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(stranger.href)
  await refusalMessage
  await expect(formIn(page).getByRole('heading')).toHaveCount(0)
})

test('a used, truncated or invented address says so, and leads to the first page (O12)', async ({ page, watch }) => {
  watch.allow(/status 422/, /console: .*422/)
  await page.goto('/start#v2.cut%')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your answers could not be taken along')
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('link', { name: 'Begin with the first questions' }).click()
  await expect(page).toShow('/')
})
