import type { Locator, Page } from '@playwright/test'
import { check, checkInBoth } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, continueToNext, control, fillPage, goTo, sheetOf } from './journey/autopilot.ts'
import { currentQuote, openAt, storedAnswer } from './journey/fill-by-api.ts'
import { waitForHydration } from './journey/hydration.ts'
import { shots } from './journey/shots.ts'

/** It has a payroll, but no employees. */
const liability = {
  ...bakery,
  insurance: ['General Liability'],
  answers: { ...bakery.answers, fulltime_employees: 0, parttime_employees: 0 },
}

test('a class of business is found and chosen by keyboard alone; errors are accessible, say what to enter, are linked from a summary, and get the focus (V1, V2, Q1, accessibility)', async ({
  page,
}) => {
  const summary = page.getByRole('alert')
  const messages = page.locator('form.fields .err')
  const trade = control(page, 'class_code_ref')
  const options = page.getByRole('listbox').getByRole('option')
  await page.goto('/')
  await waitForHydration(page)

  await test.step('Enter right after the last letter picks the match, and does not submit the page (Q1)', async () => {
    for (const [text, name] of [
      ['it consult', 'IT consultant'],
      ['plomero', 'Plumber'],
      ['Uber driver', 'Taxi service'],
    ] as const) {
      await trade.fill('')
      await trade.pressSequentially(text)
      await trade.press('Enter')
      await expect(trade).toHaveValue(name)
      await expect(options).toHaveCount(0)
    }
    await expect(summary).toHaveCount(0)
  })

  await test.step('the arrows move in the list, Escape closes it, and further typing discards the choice (Q1)', async () => {
    const expectActive = (option: Locator) => expect(option).toHaveAttribute('aria-selected', 'true')
    await trade.fill('')
    await trade.press('b')
    await expect(trade).toHaveAttribute('aria-expanded', 'false')
    await trade.pressSequentially('akery')
    await expect(options.first()).toContainText(/bakery/i)
    await expectActive(options.first())
    await check(page, 'the list of trades')
    await trade.press('ArrowUp')
    await expectActive(options.last())
    await trade.press('ArrowDown')
    await expectActive(options.first())
    // Closed and opened again, the list does not move by the arrow key.
    await trade.press('Escape')
    await expect(options).toHaveCount(0)
    await trade.press('ArrowDown')
    await expectActive(options.first())
    await trade.press('Enter')
    await expect(options).toHaveCount(0)
    await expect(trade).toHaveValue(/bakery/i)
    await expect(trade).not.toHaveValue('bakery')
    await trade.press('Backspace')
    await expectActive(options.first())
    await trade.fill('zzzz')
    await expect(options).toHaveCount(0)
    await expect(trade).toHaveAttribute('aria-expanded', 'true')
    await trade.press('Enter')
    await expect(trade).toHaveValue('zzzz')
    await trade.fill('')
  })

  const [pick, zip] = ['Enter what you do and pick it from the list', /five-digit ZIP code/]
  await continueOf(page).click()
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Three answers need another look')
  await expect(summary).not.toContainText('What you typed')
  await expect(page).toHaveTitle(/^Error: /)
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
})

/** A page with a list of statements and their entries. */
async function answerStatements(page: Page): Promise<void> {
  const list = control(page, 'claims.any')
  const summary = page.getByRole('alert')
  await continueOf(page).click()
  await expect(summary.getByRole('listitem')).toHaveCount(1)
  await summary.getByRole('link').click()
  await expect(list.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('Because you ticked “In the last five years, a claim or a loss”')).toBeVisible()
  await shots(page, 'statements')

  await test.step('a date without its year holds the page (V1, V2, accessibility)', async () => {
    const date = page.locator('fieldset.entry input[type="date"]').first()
    await date.pressSequentially('0501')
    await continueOf(page).click()
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Enter the whole date: month, day and year')
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await check(page, 'a ticked statement, and its entry with errors')
  })

  await test.step('an added list entry can be typed into at once (keyboard)', async () => {
    const add = page.getByRole('button', { name: 'Add another' })
    await add.press('Enter')
    const second = page.getByRole('group', { name: 'Claim or loss 2' })
    await expect(second.locator(':focus')).toHaveCount(1)
    await second.getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(add).toBeFocused()
  })

  await list.getByRole('checkbox', { name: 'None of these' }).press('Space')
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(1)
}

test('a list of statements is answered by one press, by keys, and has one problem; questions that are loading are waited for; if our own server fails to send them, they stop nobody, and are asked before the end, beside what contradicts itself (Q1, Q5, Q6, S8, V1, V2, X15, E1, seed 8, keyboard, accessibility)', async ({
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
  await answerStatements(page)
  await continueToNext(page)
  const quote = await currentQuote(page.request)
  expect(['claims.any', 'claims.cancelled'].map((path) => storedAnswer(quote, path))).toEqual(['No', 'No'])
  await expect(page.getByText('Loading the insurer’s questions')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await check(page, 'waiting for questions')
  gate.resolve()
  await expect(page).toShow('/recommendations/0/show')
  await page.unrouteAll()
  // The review lists them first, at once or a moment later, and they are answered in the sheet.
  await goTo(page, '/done', liability)
  const notice = page.locator('.notice').filter({ hasText: 'Check answers that do not match' })
  await expect(notice).toContainText('You entered $130,000 of payroll, but no employees. Is that right?')
  await check(page, 'contradictions on the last page')
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

  await test.step('answers that contradict each other are listed on the last page, each with a way back to it (S8, Q6)', async () => {
    await notice.getByRole('link').first().click()
    await control(page, 'parttime_employees').fill('7')
    await continueToNext(page)
    await expect(notice).toHaveCount(0)
  })
})
