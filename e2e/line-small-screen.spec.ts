import { check, expectFits } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { formOf, goTo } from './journey/autopilot.ts'
import { openAt } from './journey/fill-by-api.ts'
import { lineBusiness } from './journey/line-business.ts'

const vehicle = '/dynamic-questions/vehicles_create/edit/0'

// This line has the most kinds of pages: lists, a summary, entries within entries.
test('Commercial Auto on a small screen: each kind of page (F2, F3, S2, S6)', async ({ page }) => {
  const business = lineBusiness('ca')
  await openAt(page, vehicle, { business })
  let listCount = 0
  await goTo(page, /^\/summary\//, business, async (path) => {
    if (path === vehicle) return await check(page, path)
    listCount += await formOf(page).locator('table').count()
    await expectFits(page, path)
  })
  expect(listCount, 'vehicles and drivers are listed').toBeGreaterThanOrEqual(2)
  await check(page, 'the summary')
})
