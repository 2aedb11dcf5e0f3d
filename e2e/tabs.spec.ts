import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, startAt } from './journey/fill-by-api.ts'

test('two tabs answer the same question differently: both answers are shown, and one’s own is kept (A3, case D4)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/409/)
  await startAt(page, '/contact', { business: bakery, open: '/business' })
  const second = await context.newPage()
  await second.goto('/business')

  await control(page, 'company_name').fill('First')
  await control(second, 'company_name').fill('Second')
  await continueToNext(page)
  await continueOf(second).click()
  const notice = second.getByRole('alert').filter({ hasText: 'Someone else changed this page' })
  await expect(notice).toContainText('You: Second. Theirs: First.')
  await expect(control(second, 'company_name')).toHaveValue('Second')
  await notice.getByRole('button', { name: 'Keep mine' }).click()
  await expect(second).not.toShow('/business')
  expect((await currentQuote(page.request)).company_name).toBe('Second')
})

test('choosing the saved answer keeps the rest of the draft, and untouched answers never conflict (A3, case D4)', async ({
  page,
  watch,
}) => {
  watch.allow(/409/)
  await startAt(page, '/contact', { business: bakery, open: '/business' })
  await control(page, 'company_name').fill('Second LLC')
  await control(page, 'annual_payroll').fill('91000')
  // Another tab saves the page twice meanwhile.
  for (const [company_name, annual_revenue] of [
    ['First LLC', 555_000],
    ['First of all LLC', 556_000],
  ] as const) {
    const { _id, version } = await currentQuote(page.request)
    const reply = await page.request.patch(`api/quote/${_id}`, {
      headers: { 'if-match': `"${version}"` },
      data: { step: '/business', company_name, annual_revenue },
    })
    expect(reply.ok()).toBe(true)
  }
  await continueOf(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Someone else changed this page' })
  await expect(notice.getByRole('definition')).toHaveCount(1)
  await notice.getByRole('button', { name: 'Use theirs' }).click()
  await expect(control(page, 'company_name')).toHaveValue('First of all LLC')
  await expect(control(page, 'annual_payroll')).toHaveValue(/91.?000/)
  await continueToNext(page)
  expect(await currentQuote(page.request)).toMatchObject({
    company_name: 'First of all LLC',
    annual_revenue: 556_000,
    annual_payroll: 91_000,
  })
})
