import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { accountant } from './journey/answers.ts'
import { control, goOn } from './journey/autopilot.ts'
import { continueByApi, currentQuote, startAt, stored } from './journey/fill-by-api.ts'

const knockout = '/dynamic-questions/claims/edit/0'

test('a Yes to the first check skips that carrier’s pages; a No brings them back with their answers (F8, X6)', async ({
  page,
}) => {
  test.slow()
  await startAt(page, '/done', { business: accountant, open: knockout })
  const answered = stored(await currentQuote(page.request), 'bop.chubb_sci')
  const answer = (word: string) =>
    control(page, 'carriers.chubb_sci.knockout_answer').getByRole('radio', { name: word })
  await expect(answer('No')).toBeChecked()
  await answer('Yes').check()
  await goOn(page)
  await continueByApi(page.request, { business: accountant })
  // The other insurers ask together, at the address of the first.
  for (const path of ['/bop/l/uw-questions/edit/0', '/bop/cn/uw-questions/edit/0']) {
    await page.goto(path)
    await expect(page).toShow(/\/bop\/l\//)
  }
  await page.goto('/bop/cs/uw-questions/edit/0')
  await expect(page).toShow('/done')
  // The line's last page, before what is recommended beside it.
  await page.goto('/recommendations/0/show')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toShow(/\/bop\/l\//)

  await page.goto(knockout)
  await answer('No').check()
  await goOn(page)
  await continueByApi(page.request, { business: accountant })
  await page.goto('/bop/cs/uw-questions/edit/0')
  await expect(page).toShow('/bop/cs/uw-questions/edit/0')
  expect(stored(await currentQuote(page.request), 'bop.chubb_sci')).toEqual(answered)
})
