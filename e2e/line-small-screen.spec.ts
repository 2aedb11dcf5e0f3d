import { check, expectFits } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { startAt } from './journey/fill-by-api.ts'
import { lineBusiness } from './journey/line-business.ts'

// This line has the most kinds of pages: lists, a summary, entries within entries. A vehicle is seen in `look-ups.spec.ts`.
test('Commercial Auto on a small screen: each kind of page (F2, F3, S2, S6)', async ({ page }) => {
  await startAt(page, '/done', { business: lineBusiness('ca'), open: '/summary/dynamic-questions/ca' })
  await check(page, 'the summary')
  for (const path of [
    '/drivers/dynamic-questions/drivers_list/list',
    '/vehicles/dynamic-questions/vehicles_list/list',
    '/dynamic-questions/ca/edit/2',
    '/dynamic-questions/ca/edit/0',
  ]) {
    await page.locator('.topbar a.back').click()
    await expect(page).toShow(path)
    await expectFits(page, path)
    if (!path.includes('drivers')) continue
    await page.getByRole('link', { name: /^Edit/ }).first().click()
    await expect(page).not.toShow(path)
    await expectFits(page, 'a driver')
    await page.goBack()
    await expect(page).toShow(path)
  }
})
