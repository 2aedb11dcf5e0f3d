import { soloLawyer } from '../apps/server/src/testing/law-firms.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueToNext, control, fillPage } from './journey/autopilot.ts'
import { applyAndRenew, at, openFromList, renewing } from './journey/renewal.ts'
import { openRenewalAt } from './journey/renewal-by-api.ts'

const revenuePage = '/dynamic-questions/pl_renewal/edit/0'

test('two tabs renew two firms, and neither takes the other’s answers (N1, A3)', async ({ page, context }, {
  retry,
}) => {
  test.slow()
  const company = retry ? 'Two Rivers Family Law PLLC' : 'Whitcomb & Ames LLC'
  await applyAndRenew(page, soloLawyer)
  await openRenewalAt(page, {}, { until: revenuePage })
  const second = await context.newPage()
  await openFromList(second, company)
  await fillPage(second, renewing())
  await continueToNext(second)
  for (const tab of [page, second]) await fillPage(tab, renewing())
  await control(page, 'annual_revenue').fill('211000')
  await page.reload()
  await expect(control(page, 'annual_revenue'), 'the tab knows its firm').toHaveValue('211000')
  await continueToNext(page)
  await control(second, 'annual_revenue').fill('799000')
  await continueToNext(second)
  for (const [tab, revenue] of [
    [page, '211,000'],
    [second, '799,000'],
  ] as const) {
    await tab.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(tab).toShow(at(revenuePage))
    await expect(control(tab, 'annual_revenue')).toHaveValue(revenue)
  }
})
