import { check, checkOnBoth } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { currentQuote, fillByApi, openAt } from './journey/fill-by-api.ts'
import { tabTo } from './journey/keyboard.ts'
import { mailsTo, ownAddress } from './journey/mail.ts'
import { applicationsUnder, bakeryAt } from './journey/mailed-link.ts'
import { expectHome, signInByApi, title } from './journey/sign-in.ts'

test('a user downloads their data, ends another browser’s sign-in, and erases everything by keyboard (R6, S9)', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = ownAddress('dana')
  await fillByApi(page.request, { business: bakeryAt(address), until: '/business' })
  await signInByApi(page.request, address)
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {})
  await signInByApi(elsewhere.request, address)
  await page.goto('/account')
  await expect(applicationsUnder(page, 'In progress')).toHaveCount(1)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)

  const signIns = page.locator('ul.signins > li')
  await expect(signIns).toHaveCount(2)
  await expect(signIns.filter({ hasText: 'This browser' })).toHaveCount(1)
  await signIns.getByRole('button', { name: /^Sign out/ }).click()
  await expect(signIns).toHaveCount(1)
  expect((await elsewhere.request.get('api/account')).status()).toBe(401)
  await elsewhere.close()

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
})

test('a registration or submission that fails says so and loses nothing; again, each is done once; the account and its erasure are accessible (R8, E1, seed 8, accessibility)', async ({
  page,
  watch,
}) => {
  watch.allow(/\b503\b.*\/(finish_form|users\.json)/)
  const address = ownAddress('ruth')
  await signInByApi(page.request, address)
  await openAt(page, '/done', { business: bakeryAt(address) })
  let registrationCount = 0
  await page.route('**/users.json', async (route) => {
    registrationCount++
    return registrationCount > 1
      ? await route.continue()
      : await route.fulfill({ status: 503, json: { code: 'unknown' } })
  })
  // The first request arrives, but its response is lost.
  let requests = 0
  await page.route('**/finish_form', async (route) => {
    requests++
    if (requests > 1) return await route.continue()
    await route.fetch()
    return await route.fulfill({ status: 503, json: { code: 'submission.failed' } })
  })
  const submit = page.locator('.actions').getByRole('button', { name: 'Submit' })
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  for (let times = 1; times <= 2; times++) {
    await submit.click()
    await expect(page.getByText('Submission to Binder has failed')).toBeVisible()
    await expect(page.getByText(/nothing is lost/i)).toBeVisible()
    await expect(submit).toBeEnabled()
    await expect(page).toShow('/done')
  }
  await submit.click()
  await expect(title(page)).toHaveText(/^Your quotes are (arriving|in)$/)
  expect({ requests, registered: registrationCount }, 'registered documents are not registered again').toEqual({
    requests: 2,
    registered: 2,
  })
  expect(await mailsTo(page.request, address, 'submitted')).toHaveLength(1)

  await page.goto(`/accounts/${(await currentQuote(page.request)).account_uuid}`)
  const sentApplication = applicationsUnder(page, 'Sent to insurers')
  await expect(sentApplication, 'submitted once').toHaveCount(1)
  await expect(sentApplication).toContainText(/Okafor Bakery LLC.*Harrow & Lyme.*\$\d[\d,]* a year/s)
  await page.locator('.person__who:visible > summary').click()
  await checkOnBoth(page, 'an account, and the menu behind the name')
  await page.keyboard.press('Escape')
  const pdf = page.waitForEvent('download')
  await sentApplication.getByRole('link', { name: /Download PDF/ }).click()
  expect((await pdf).suggestedFilename()).toMatch(/\.pdf$/)
  await sentApplication.getByRole('link', { name: /See offers/ }).click()
  await expect(title(page)).toHaveText('Your quotes are in')
  await page.goBack()
  await page.getByRole('button', { name: 'Use these details Okafor Bakery LLC' }).click()
  await expect(page).toShow('/')
  expect(await currentQuote(page.request)).toMatchObject({
    completed: false,
    company_name: 'Okafor Bakery LLC',
    contact_email: address,
    class_code_ref: 'CW311811A',
  })
  await page.goBack()

  await test.step('submitted applications are kept, and the user is told until when (R6, S9)', async () => {
    await page.getByRole('button', { name: 'See what would be erased' }).click()
    await page.getByLabel('Type your email address to confirm').fill('somebody@example.com')
    await page.getByRole('button', { name: 'Erase my data' }).click()
    await expect(page.getByText('Enter the email address of this account')).toBeVisible()
    await check(page, 'erasing')
    await page.getByLabel('Type your email address to confirm').fill(address)
    await page.getByRole('button', { name: 'Erase my data' }).click()
    const result = page.getByRole('alertdialog', { name: 'What was erased' })
    await expect(result.getByRole('status')).toContainText('One application was deleted.')
    await expect(result.locator('.kept > li')).toHaveCount(1)
    await expect(result.locator('.kept > li')).toContainText(/Until \w+ \d+, \d{4}:/)
    await result.getByRole('button', { name: 'Close' }).first().click()
    await expect(page).toShow('/account')
    await expect(sentApplication).toContainText('Okafor Bakery LLC')
  })
})
