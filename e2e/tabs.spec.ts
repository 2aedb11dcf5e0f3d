import type { Page } from '@playwright/test'
import { check, checkInBoth } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, startAt } from './journey/fill-by-api.ts'

/** Another tab saves the page once for each of these. */
async function saveElsewhere(page: Page, ...saves: readonly object[]): Promise<void> {
  for (const answers of saves) {
    const { _id, version } = await currentQuote(page.request)
    const reply = await page.request.patch(`api/quote/${_id}`, {
      headers: { 'if-match': `"${version}"` },
      data: { step: '/business', ...answers },
    })
    expect(reply.ok()).toBe(true)
  }
}

test('two tabs answer the same question differently: both answers are shown, and the user chooses (A3, E1, accessibility, case D4)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/409/, /503/)
  const { _id } = await startAt(page, '/contact', { open: '/business' })
  const second = await context.newPage()
  await second.goto('/business')
  const name = control(second, 'company_name')
  const notice = second.getByRole('alert').filter({ hasText: 'Someone else changed this page' })

  await test.step('choosing the saved answer keeps the rest of the draft, and untouched answers never conflict (A3, case D4)', async () => {
    await name.fill('Second LLC')
    await control(second, 'annual_payroll').fill('91000')
    await control(page, 'company_name').fill('First LLC')
    await continueToNext(page)
    await saveElsewhere(
      page,
      { company_name: 'First of two LLC', annual_revenue: 555_000 },
      { company_name: 'First of all LLC', annual_revenue: 556_000 },
    )
    await continueOf(second).click()
    await expect(notice).toContainText('You: Second LLC. Theirs: First of all LLC.')
    await expect(notice.getByRole('definition')).toHaveCount(1)
    await expect(name).toHaveValue('Second LLC')
    await checkInBoth(second, 'a conflict')
    await notice.getByRole('button', { name: 'Use theirs' }).click()
    await expect(name).toHaveValue('First of all LLC')
    await expect(control(second, 'annual_payroll')).toHaveValue('91,000')
  })

  await test.step('a save that failed says so and is made again; one’s own answer is kept by one press (A3, E1, accessibility, case D4)', async () => {
    const save = `**/api/quote/${_id}`
    await second.route(save, (route) => route.fulfill({ status: 503, json: {} }))
    await name.fill('Second after all LLC')
    await saveElsewhere(page, { company_name: 'First again LLC' })
    await continueOf(second).click()
    await expect(second.getByText(/^Not saved(\.|$)/)).toBeVisible()
    await check(second, 'a save that failed')
    await second.unroute(save)
    await notice.getByRole('button', { name: 'Keep mine' }).click()
    await expect(second).not.toShow('/business')
    expect(await currentQuote(page.request)).toMatchObject({
      company_name: 'Second after all LLC',
      annual_revenue: 556_000,
      annual_payroll: 91_000,
    })
  })
})
