import type { Page } from '@playwright/test'
import { soloLawyer } from '../apps/server/src/testing/law-firms.ts'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueToNext, control, fillPage } from './journey/autopilot.ts'
import { applyAndRenew, at, openFromList, renewing } from './journey/renewal.ts'
import { openRenewalAt } from './journey/renewal-by-api.ts'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const revenuePage = '/dynamic-questions/pl_renewal/edit/0'
const nobody = '00000000-0000-4000-8000-000000000000'

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

test('a rejected link ends at the first page of its flow, which says what to do (N3, E1)', async ({ page, watch }) => {
  watch.allow(/401/)
  await page.goto(`renewals/uuid/${nobody}?quote_submission_uuid=${nobody}&flow=renewal-census`)
  await expect(page).toShow(at('/dynamic-questions/hc_census/edit/0'))
  await expect(title(page)).toHaveText('This renewal could not be opened')
  await expect(page.getByText('Last year’s answers are safe.')).toBeVisible()
  await check(page, 'a rejected link')
  await page.getByRole('link', { name: 'See all renewals' }).click()
  await expect(title(page)).toHaveText('Renewals')
})
