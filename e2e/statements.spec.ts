import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, startAt, storedAnswer } from './journey/fill-by-api.ts'
import { shots } from './journey/shots.ts'

test('a list of statements is answered by one press, by keys, and has one problem (Q1, V2, keyboard)', async ({
  page,
}) => {
  await startAt(page, '/dynamic-questions/claims/edit/0')
  const list = control(page, 'claims.any')
  await control(page, 'carriers.chubb_sci.knockout_answer').getByRole('radio', { name: 'No' }).check()
  await continueOf(page).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(1)
  await page.getByRole('alert').getByRole('link').click()
  await expect(list.getByRole('checkbox').first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('Because you ticked “In the last five years, a claim or a loss”')).toBeVisible()
  await check(page, 'a ticked statement')
  await shots(page, 'statements')
  await list.getByRole('checkbox', { name: 'None of these' }).press('Space')
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await continueToNext(page)
  const quote = await currentQuote(page.request)
  expect(['claims.any', 'claims.cancelled'].map((path) => storedAnswer(quote, path))).toEqual(['No', 'No'])
})
