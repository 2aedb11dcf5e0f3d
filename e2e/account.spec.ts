import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf, continueToNext, control, fillPage } from './journey/autopilot.ts'
import { currentQuote, fillByApi, startAt, submitByApi } from './journey/fill-by-api.ts'
import { tabTo } from './journey/keyboard.ts'
import { mailsTo, mailTo, ownAddress } from './journey/mail.ts'
import { applicationsUnder, bakeryAt, saveForLater } from './journey/mailed-link.ts'
import { askForCode, enterCode, expectHome, pageElsewhere, signIn, signInByApi, title } from './journey/sign-in.ts'

test('a user downloads their data, ends another browser’s sign-in, and erases everything by keyboard (R6, S9)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  const address = ownAddress('dana')
  const { _id } = await fillByApi(page.request, { business: bakeryAt(address), until: '/contact' })
  await signInByApi(page.request, address)
  const otherPage = await pageElsewhere({ browser, watch, baseURL })
  await signInByApi(otherPage.request, address)
  await otherPage.goto('/business')
  await control(otherPage, 'company_name').fill('Okafor & Daughters Bakery')
  await page.goto('/account')
  await expect(applicationsUnder(page, 'In progress')).toHaveCount(1)
  await expect(applicationsUnder(page, 'In progress')).toContainText('Okafor Bakery LLC')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(JSON.stringify(data)).toContain('Okafor Bakery LLC')
  expect(JSON.stringify(data), 'tax numbers stay masked').not.toContain('36-4820917')

  watch.allow(/\b401\b.*\/api\//)
  const signIns = page.locator('ul.signins > li')
  await expect(signIns).toHaveCount(2)
  await expect(signIns.filter({ hasText: 'This browser' })).toHaveCount(1)
  await signIns.getByRole('button', { name: /^Sign out/ }).click()
  await expect(signIns).toHaveCount(1)
  await continueOf(otherPage).click()
  await expect(otherPage.getByText('Sign in to save this page')).toBeVisible()
  await expect(control(otherPage, 'company_name')).toHaveValue('Okafor & Daughters Bakery')
  await otherPage.goto('/account')
  await expect(title(otherPage)).toHaveText('Sign in')
  await expect(otherPage.getByText('Okafor')).toHaveCount(0)

  await tabTo(page, ({ label }) => label === 'See what would be erased')
  await page.keyboard.press('Enter')
  const confirmation = page.getByRole('alertdialog', { name: 'Erase my data' })
  await expect(confirmation).toContainText('Applications you sent to insurers')
  await page.keyboard.press('Escape')
  await expect(confirmation).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'See what would be erased' })).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, ({ kind }) => kind === 'text')
  await page.keyboard.type('somebody@example.com')
  await page.keyboard.press('Enter')
  await expect(confirmation.getByText('Enter the email address of this account')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  const result = page.getByRole('alertdialog', { name: 'What was erased' })
  await expect(result.getByRole('status')).toContainText('One application was deleted.')
  await expect(result.getByRole('status')).toContainText('Your account is closed and you are signed out.')
  await expect(result.getByRole('button', { name: 'Close' }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expectHome(page)
  await page.goBack()
  await expect(page.getByText('Okafor')).toHaveCount(0)
  await mailTo(page.request, address, 'account_erased')

  watch.allow(/\b404\b.*\/api\/quote\//)
  await signIn(otherPage, address)
  await expect(otherPage.getByText('No applications yet')).toBeVisible()
  await otherPage.goto(`/quotes/${_id}`)
  await expectHome(otherPage)
  await otherPage.context().close()
})

test('somebody whose application got an owner while they typed signs in and finds their draft (R2, R6, E1)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  const address = ownAddress('ruth')
  const business = bakeryAt(address)
  await fillByApi(page.request, { business, until: '/other-info' })
  await page.goto('/business')
  await control(page, 'company_name').fill('Okafor & Daughters Bakery')
  const link = await saveForLater(page, address)

  watch.allow(/\b401\b.*\/api\/quote\b/)
  const otherPage = await pageElsewhere({ browser, watch, baseURL })
  await signInByApi(otherPage.request, address)
  await otherPage.goto(link)
  await expect(otherPage).toShow('/other-info')
  await fillPage(otherPage, business)
  await continueToNext(otherPage)
  await otherPage.context().close()

  await continueOf(page).click()
  await expect(page.getByText('Sign in to save this page')).toBeVisible()
  await expect(control(page, 'company_name')).toHaveValue('Okafor & Daughters Bakery')
  await page.getByRole('link', { name: 'Sign in to continue' }).click()
  await enterCode(page, await askForCode(page, address))
  await expect(page).toShow('/business')
  await expect(control(page, 'company_name')).toHaveValue('Okafor & Daughters Bakery')
  await continueToNext(page)
  const { company_name, business_description } = await currentQuote(page.request)
  expect(company_name).toBe('Okafor & Daughters Bakery')
  expect(business_description, 'the answers given in the other browser').toBe(business.answers.business_description)
})

test('submitted applications are kept, and the user is told until when (R6, S9)', async ({ page }) => {
  const address = ownAddress('dana')
  await submitByApi(page.request, { business: bakeryAt(address) })
  await signInByApi(page.request, address)
  await page.goto('/account')
  await page.getByRole('button', { name: 'See what would be erased' }).click()
  await page.getByLabel('Type your email address to confirm').fill(address)
  await page.getByRole('button', { name: 'Erase my data' }).click()
  const result = page.getByRole('alertdialog', { name: 'What was erased' })
  await expect(result.getByRole('status')).toContainText('There were no unsent applications to delete.')
  await expect(result.locator('.kept > li')).toHaveCount(1)
  await expect(result.locator('.kept > li')).toContainText(/Until \w+ \d+, \d{4}:/)
  await result.getByRole('button', { name: 'Close' }).first().click()
  await expect(page).toShow('/account')
  await expect(applicationsUnder(page, 'Sent to insurers')).toContainText('Okafor Bakery LLC')
})

test('a registration or submission that fails says so and loses nothing; again, each is done once (R8, E1, seed 8)', async ({
  page,
  watch,
}) => {
  watch.allow(/\b503\b.*\/(finish_form|users\.json)/)
  const address = ownAddress('ruth')
  await startAt(page, '/done', { business: bakeryAt(address) })
  let registrationCount = 0
  await page.route('**/users.json', async (route) => {
    registrationCount++
    return registrationCount > 1
      ? await route.continue()
      : await route.fulfill({ status: 503, json: { code: 'unknown' } })
  })
  // The first request is aborted before it reaches the server; the second arrives, but its response is lost.
  let requests = 0
  await page.route('**/finish_form', async (route) => {
    requests++
    if (requests === 2) await route.fetch()
    return requests > 2
      ? await route.continue()
      : await route.fulfill({ status: 503, json: { code: 'submission.failed' } })
  })
  const submit = page.locator('.actions').getByRole('button', { name: 'Submit' })
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  for (let times = 1; times <= 3; times++) {
    await submit.click()
    await expect(page.getByText('Submission to Binder has failed')).toBeVisible()
    await expect(page.getByText(/nothing is lost/i)).toBeVisible()
    await expect(submit).toBeEnabled()
    await expect(page).toShow('/done')
  }
  await submit.click()
  await expect(title(page)).toHaveText(/^Your quotes are (arriving|in)$/)
  expect({ requests, registered: registrationCount }, 'registered documents are not registered again').toEqual({
    requests: 3,
    registered: 2,
  })
  expect(await userStatus(page)).toBe('registered')
  await mailTo(page.request, address, 'submitted')
  expect(await mailsTo(page.request, address, 'submitted')).toHaveLength(1)

  await signInByApi(page.request, address)
  const account = await (await page.request.get('api/account')).json()
  expect(account.data.applications).toHaveLength(1)
  expect(account.data.applications[0].submissions).toHaveLength(1)
  expect(account.data.businesses).toHaveLength(1)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Use these details Okafor Bakery LLC' }).click()
  await expect(page).toShow('/')
  expect(await currentQuote(page.request)).toMatchObject({
    completed: false,
    company_name: 'Okafor Bakery LLC',
    contact_email: address,
    class_code_ref: 'CW311811A',
  })
})

const userStatus = async (page: Page): Promise<string> =>
  (await (await page.request.get('api/v1/users/get-logged-in-user.json')).json()).data.status
