import { check, expectFits } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { clientBar, findQuotes, rowsOf } from './journey/agent-home.ts'
import { title } from './journey/sign-in.ts'
import { openStaffPage, staff } from './journey/staff.ts'

test('on a phone quotes are cards, and the client is shown at the top of each page (R10, S6)', async ({
  browser,
  baseURL,
  watch,
}) => {
  const page = await openStaffPage({ browser, watch, baseURL }, staff.subAgent)
  await page.goto('/roles/agent')
  await expect(title(page)).toHaveText('Quotes at Quarry Street Insurance')
  await expect(rowsOf(page, 'Prairie Crumb Bakery LLC')).toContainText('In progress')
  await check(page, 'the agent’s home on a phone')
  await findQuotes(page, 'Prairie Crumb', 1)
  const row = rowsOf(page, 'Prairie Crumb Bakery LLC')
  const { width } = (await row.boundingBox()) ?? { width: 0 }
  const cells = await row
    .getByRole('cell')
    .filter({ hasNot: page.getByRole('button', { name: 'Copy' }) })
    .all()
  const leftEdges = await Promise.all(cells.map(async (cell) => (await cell.boundingBox())?.x))
  expect(width).toBeGreaterThan(300)
  expect(new Set(leftEdges).size, 'one below the other').toBe(1)

  await row.getByRole('link', { name: 'Prairie Crumb Bakery LLC' }).click()
  await expect(page).toShow('/dynamic-questions/coverage_choices/edit/0')
  await expect(clientBar(page)).toContainText('Prairie Crumb Bakery LLC')
  await expectFits(page, 'the client’s bar on a phone')
  await clientBar(page).getByRole('button', { name: 'Send to client' }).click()
  await expect(page.getByLabel('The client’s email')).toHaveValue('noor@prairie-crumb.example')
  await expectFits(page, 'handing over on a phone')
  await page.context().close()
})
