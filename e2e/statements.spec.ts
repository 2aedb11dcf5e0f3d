import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, startAt, storedAnswer } from './journey/fill-by-api.ts'
import { shots } from './journey/shots.ts'

test('a list of statements is answered by one press, by keys, and has one problem; errors inside a list are accessible (Q1, V1, V2, keyboard, accessibility)', async ({
  page,
}) => {
  await startAt(page, '/dynamic-questions/claims/edit/0')
  const list = control(page, 'claims.any')
  const summary = page.getByRole('alert')
  await control(page, 'carriers.chubb_sci.knockout_answer').getByRole('radio', { name: 'No' }).check()
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
  await continueToNext(page)
  const quote = await currentQuote(page.request)
  expect(['claims.any', 'claims.cancelled'].map((path) => storedAnswer(quote, path))).toEqual(['No', 'No'])
})
