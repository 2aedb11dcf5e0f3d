import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { accountant } from './journey/answers.ts'
import { control, goOn, goTo } from './journey/autopilot.ts'
import { currentQuote, startAt, stored } from './journey/fill-by-api.ts'

const knockout = '/dynamic-questions/knockout/edit/0'

test('a Yes to the first check skips that carrier’s pages; a No brings them back with their answers (F8, X6)', async ({
  page,
}) => {
  test.slow()
  await startAt(page, '/done', { business: accountant })
  const answered = stored(await currentQuote(page.request), 'bop.chubb_sci')
  await page.goto(knockout)
  const answer = (word: string) =>
    control(page, 'carriers.chubb_sci.knockout_answer').getByRole('radio', { name: word })
  await expect(answer('No')).toBeChecked()
  await answer('Yes').check()
  const visited: string[] = []
  await goOn(page)
  await goTo(page, '/done', accountant, async (path) => void visited.push(path))
  expect(visited.filter((path) => path.startsWith('/bop/cs/'))).toEqual([])
  expect(visited).toContain('/bop/l/uw-questions/edit/0')
  expect(visited).toContain('/bop/cn/uw-questions/edit/0')
  await page.goto('/bop/cs/uw-questions/edit/0')
  await expect(page).toShow('/done')
  // The line's last page, before what is recommended beside it.
  await page.goto('/recommendations/0/show')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toShow(/\/bop\/cn\//)

  await page.goto(knockout)
  await answer('No').check()
  await goOn(page)
  await goTo(page, '/bop/cs/uw-questions/edit/0', accountant)
  expect(stored(await currentQuote(page.request), 'bop.chubb_sci')).toEqual(answered)
})
