import { check, checkInBoth } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, continueToNext, control, fillPage, goTo, sheetOf } from './journey/autopilot.ts'
import { openAt, startAt } from './journey/fill-by-api.ts'

const liability = { ...bakery, insurance: ['General Liability'] }

test('errors are accessible, say what to enter, are linked from a summary, and get the focus (V1, V2, Q1, accessibility)', async ({
  page,
}) => {
  const summary = page.getByRole('alert')
  const messages = page.locator('form.fields .err')
  const trade = control(page, 'class_code_ref')
  await page.goto('/')
  await continueOf(page).click()
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Three answers need another look')
  await expect(summary).not.toContainText('What you typed')
  await expect(page).toHaveTitle(/^Error: /)
  const [pick, zip] = ['Enter what you do and pick it from the list', /five-digit ZIP code/]
  await expect(messages).toContainText([pick, zip, 'Choose one'])
  await checkInBoth(page, 'the first page with errors')
  await summary.getByRole('link', { name: /Main ZIP code/ }).click()
  await expect(control(page, 'zip_code')).toBeFocused()

  await test.step('a message disappears with a choice, and mentions the input only if there was any (V1, V2)', async () => {
    await control(page, 'business_type').selectOption('llc')
    await expect(messages).toContainText([pick, zip])
    await expect(summary).toContainText('Main ZIP code')
    await expect(summary).not.toContainText('Legal structure')
    await control(page, 'zip_code').fill('606')
    await trade.fill('bakery')
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await check(page, 'the list of trades')
    await trade.fill('bread and so on')
    // The list covers the button.
    await trade.press('Escape')
    await continueOf(page).click()
    await expect(summary).toContainText('What you typed is still here')
  })

  await test.step('a trade typed exactly need not be picked, any other must be (Q1)', async () => {
    await expect(page.getByText('pick it from the list').first()).toBeVisible()
    await trade.fill(' bakery')
    await control(page, 'zip_code').focus()
    await expect(trade).toHaveValue('Bakery')
    await expect(page.getByText('pick it from the list')).toHaveCount(0)
  })

  await test.step('a date without its year holds the page, and errors inside a list are accessible (V1, V2, accessibility)', async () => {
    await startAt(page, '/dynamic-questions/claims/edit/0')
    await control(page, 'claims.any').getByRole('checkbox', { name: 'a claim or a loss' }).check()
    const date = page.locator('fieldset.entry input[type="date"]').first()
    await date.pressSequentially('0501')
    await continueOf(page).click()
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Enter the whole date: month, day and year')
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await check(page, 'claims with errors')
  })

  await test.step('an added list entry can be typed into at once (keyboard)', async () => {
    const add = page.getByRole('button', { name: 'Add another' })
    await add.press('Enter')
    const second = page.getByRole('group', { name: 'Claim or loss 2' })
    await expect(second.locator(':focus')).toHaveCount(1)
    await second.getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(add).toBeFocused()
  })
})

test('a failed save and a conflict are accessible (A3, accessibility)', async ({ page, watch }) => {
  watch.allow(/409/, /503/)
  const { _id } = await startAt(page, '/contact', { open: '/business' })
  await page.route('**/api/quote/*', (route) => route.fulfill({ status: 503, json: {} }))
  await control(page, 'company_name').fill('Mine')
  await continueOf(page).click()
  await expect(page.getByText(/^Not saved(\.|$)/)).toBeVisible()
  await check(page, 'a save that failed')

  const read = await page.request.get('api/quote')
  await page.request.patch(`api/quote/${_id}`, {
    headers: { 'if-match': read.headers().etag ?? '' },
    data: { step: '/business', company_name: 'Theirs' },
  })
  await page.unrouteAll()
  await continueOf(page).click()
  await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible()
  await checkInBoth(page, 'a conflict')
})

test('questions that are loading are waited for; if our own server fails to send them, they stop nobody, and are asked before the end (Q5, X15, E1, seed 8, accessibility)', async ({
  page,
  watch,
}) => {
  test.slow()
  watch.allow(/500/)
  const gate = Promise.withResolvers<void>()
  await page.route(/api\/.*uw-questions/, async (route) => {
    await gate.promise
    await route.fulfill({ status: 500, json: {} })
  })
  await openAt(page, '/dynamic-questions/claims/edit/0', { business: liability })
  await fillPage(page, liability)
  await continueToNext(page)
  await expect(page.getByText('Loading the insurer’s questions')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await check(page, 'waiting for questions')
  gate.resolve()
  await expect(page).toShow('/recommendations/0/show')
  await page.unrouteAll()
  // The review lists them first, at once or a moment later, and they are answered in the sheet.
  await goTo(page, '/done', liability)
  const firstMissing = page.locator('#open-pages').getByRole('link').first()
  await firstMissing.click()
  await expect(sheetOf(page)).toContainText('These questions have just arrived')
  await check(page, 'questions that came late')
  // Insurers' questions arrive independently, so another insurer's may still be missing.
  await expect(async () => {
    if ((await sheetOf(page).count()) === 0) await firstMissing.click({ timeout: 5_000 })
    while ((await sheetOf(page).count()) > 0) {
      await fillPage(page, liability)
      await continueToNext(page)
    }
    await expect(firstMissing).toHaveCount(0)
  }).toPass()
})
