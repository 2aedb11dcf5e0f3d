import { readFile } from 'node:fs/promises'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueToNext, control, fillPage, goTo } from './journey/autopilot.ts'
import { continueByApi, currentQuote, startAt } from './journey/fill-by-api.ts'
import { mailTo, ownAddress, pageIn } from './journey/mail.ts'
import { applicationsUnder, bakeryAt, mailLink, openLink, saveForLater } from './journey/mailed-link.ts'
import { askForCode, enterCode, expectHome, pageElsewhere, signInByApi, title } from './journey/sign-in.ts'

test('an application started in one browser is finished in another, and belongs to the user from then on (R1, R2, R8, S9)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  const address = ownAddress('ruth')
  const business = bakeryAt(address)
  await page.goto('/')
  await goTo(page, '/other-info', business)
  const link = await saveForLater(page, address)
  const { _id, max_step } = await currentQuote(page.request)
  expect(max_step).toBe('/other-info')

  // Asks to sign in: in the other browser first, then in this one too, once the application belongs to a user.
  watch.allow(/\b401\b.*\/api\/quote\//)
  const otherPage = await pageElsewhere({ browser, watch, baseURL })
  await openLink(otherPage, link, address)
  await expect(otherPage, 'the furthest page, and no link in its address').toShow('/other-info')
  expect((await otherPage.request.get(`api/quote/${_id}`)).status()).toBe(200)
  await otherPage.goto('/business')
  await expect(control(otherPage, 'company_name')).toHaveValue('Okafor Bakery LLC')
  await expect(control(otherPage, 'annual_revenue')).toHaveValue(/^420,?000$/)
  await otherPage.goto('/other-info')
  await fillPage(otherPage, business)
  await continueToNext(otherPage)

  await page.goto('/business')
  await expect(title(page)).toHaveText('Sign in')
  await expect(page.getByText('Okafor')).toHaveCount(0)

  await continueByApi(otherPage.request, { business })
  await otherPage.goto('/done')
  await otherPage.getByRole('checkbox', { name: /My answers are true/ }).check()
  await otherPage.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(title(otherPage)).toHaveText('Your quotes are in')
  const { subject } = await mailTo(otherPage.request, address, 'submitted')
  expect(subject).toContain('Okafor Bakery LLC')

  await otherPage.goto('/account')
  const sentApplication = applicationsUnder(otherPage, 'Sent to insurers').first()
  await expect(sentApplication.getByRole('heading')).toHaveText('Okafor Bakery LLC')
  await expect(sentApplication).toContainText('Harrow & Lyme')
  await expect(sentApplication).toContainText(/\$\d[\d,]* a year/)
  const download = otherPage.waitForEvent('download')
  await sentApplication.getByRole('link', { name: /Download PDF/ }).click()
  const pdf = await readFile(await (await download).path())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  await sentApplication.getByRole('link', { name: /See offers/ }).click()
  await expect(title(otherPage)).toHaveText('Your quotes are in')
  await otherPage.context().close()
})

test('a stolen link opens nothing: another user who signs in is sent home without a message (R1, R2, R3, R6) (case A6)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const owner = ownAddress('ruth')
  const thief = ownAddress('mallory')
  await startAt(page, '/business', { business: bakeryAt(owner) })
  const link = await saveForLater(page, owner)

  watch.allow(/\b401\b.*\/api\/quote\//, /\b404\b.*\/api\/quote\//)
  const otherPage = await pageElsewhere({ browser, watch, baseURL })
  await otherPage.goto(link)
  await otherPage.getByRole('button', { name: 'Use another address' }).click()
  await enterCode(otherPage, await askForCode(otherPage, thief))
  await expectHome(otherPage)
  const { uuid } = await currentQuote(page.request)
  for (const address of [link, `/${uuid}/quote-review`]) {
    await otherPage.goto(address)
    await expectHome(otherPage)
    await expect(otherPage.getByText('Okafor')).toHaveCount(0)
    await expect(otherPage.getByRole('alert')).toHaveCount(0)
  }
  await page.goto(link)
  await expect(page, 'somebody who started it there continues directly').toShow('/business')
  await otherPage.context().close()
})

test('a permanently rejected mail is shown where it was sent from (R1, R6)', async ({ page }) => {
  await page.route('**/links', async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    const list = Array.isArray(data) ? data.map((link: object) => ({ ...link, undelivered: true })) : data
    await route.fulfill({ response, json: { data: list } })
  })
  await startAt(page, '/business')
  const dialog = await mailLink(page, ownAddress('gone'))
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('g•••@example.com')
  await expect(dialog).toHaveCount(0)
})

test('a link to a mistyped address opens nothing once it is revoked (R2, R3)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const wrongAddress = ownAddress('rut')
  await startAt(page, '/business', { business: bakeryAt(ownAddress('ruth')) })
  const sentDialog = await mailLink(page, wrongAddress)
  const link = pageIn(await mailTo(page.request, wrongAddress, 'saved_application'))
  await check(page, 'a link on its way')
  watch.allow(/\b401\b.*\/api\/quote\//, /\b404\b.*\/api\/quote\//)
  const otherPage = await pageElsewhere({ browser, watch, baseURL })
  await signInByApi(otherPage.request, wrongAddress)
  await otherPage.goto(link)
  await expect(otherPage, 'until then it does').toShow('/business')
  await sentDialog.getByRole('button', { name: 'Wrong address? Revoke the link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save and finish later' })
  await expect(dialog.getByRole('status')).toHaveText('The link to r•••@example.com no longer works.')
  await expect(dialog.getByLabel('Send the link to'), 'not offered once more').toHaveValue('')
  await expect(dialog.getByLabel('Send the link to')).toBeFocused()
  await otherPage.goto(link)
  await expectHome(otherPage)
  await expect(otherPage.getByText('Okafor')).toHaveCount(0)

  const stranger = await pageElsewhere({ browser, watch, baseURL })
  await stranger.goto(link)
  await expect(title(stranger)).toHaveText('Sign in')
  await expect(stranger.getByText(/@example\.com/), 'it says no longer whom it was sent to').toHaveCount(0)
  await otherPage.context().close()
  await stranger.context().close()
})
