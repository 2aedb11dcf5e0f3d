import type { Locator } from '@playwright/test'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, startAt, storedAnswer } from './journey/fill-by-api.ts'
import { shots } from './journey/shots.ts'

/** Four full-time and three part-time employees, paid 130,000 a year, as answered on the second page. */
const employer = { ...bakery, insurance: ['Workers’ Compensation'] }

test('workers’ compensation knows the seven employees: it asks only for their work, and notes when the list differs (Q2, F20)', async ({
  page,
}) => {
  await startAt(page, '/dynamic-questions/wc_general_page/edit/0', { business: employer })
  await expect(page.getByText('Do you have workers’ compensation today?')).toBeVisible()
  await expect(page.getByText('will you have employees other than the owners')).toHaveCount(0)
  await control(page, 'wc.general.prior_coverage').locator('input[value="none_yet"]').check()
  await page.getByText('declined, canceled or not renewed').first().waitFor()
  await control(page, 'wc.general.cancelled').locator('input[value="No"]').check()

  const row = (name: string): Locator => control(page, `wc.payroll.0.${name}`)
  await expect(row('state')).toHaveValue('IL')
  await expect(row('full_time')).toHaveValue('4')
  await expect(row('part_time')).toHaveValue('3')
  await expect(row('payroll')).toHaveValue('130,000')
  const remarks = page.locator('.remark')
  await expect(remarks).toHaveText('Employees listed: 7, payroll $130,000. On “Your business” you said 7 and $130,000.')
  await expect(page.locator('.remark--differs')).toHaveCount(0)
  await shots(page, 'wc-payroll')

  await row('classification').selectOption({ index: 1 })
  await row('full_time').fill('1')
  await expect(page.locator('.remark--differs')).toHaveCount(0)
  await row('part_time').focus()
  await expect(page.locator('.remark--differs')).toHaveText(/^Employees listed: 4, payroll \$130,000\. .* you said 7/)
  await check(page, 'jobs that differ from earlier answers')
  await shots(page, 'wc-payroll-differs')
  // The note does not block Continue.
  await continueToNext(page)
  const quote = await currentQuote(page.request)
  expect(storedAnswer(quote, 'wc.payroll')).toMatchObject([
    { state: 'IL', full_time: 1, part_time: 3, payroll: 130_000 },
  ])
  expect(storedAnswer(quote, 'wc.general.has_employees')).toBeUndefined()
})
