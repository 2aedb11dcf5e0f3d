import type { Page } from '@playwright/test'
import { check } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, fillByApi } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { applicationsUnder, bakeryAt } from './journey/mailed-link.ts'
import { signInByApi, title } from './journey/sign-in.ts'
import { openStaffPage, staff } from './journey/staff.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Helping a customer' })

async function startHelping(page: Page, address: string): Promise<void> {
  await page.getByLabel('The customer’s email').fill(address)
  await page.getByRole('button', { name: 'Start helping' }).click()
}

test('support reads messages, helps a customer, with a reason and visibly, and cannot sign for them (C6, R6, R7)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  const address = ownAddress('ruth')
  await signInByApi(page.request, address)
  const { _id, uuid } = await fillByApi(page.request, { business: bakeryAt(address) })

  watch.allow(/\b404\b.*\/api\/(quote|support)\//)
  const message = { subject: 'Other questions', description: `Where is the claims page? ${uuid}`, name: 'Ruth Okafor' }
  const sent = await page.request.post('api/web-to-case', { data: message })
  const { reference } = (await sent.json()).data
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.support)
  await desk.goto('/roles/support')
  await expect(title(desk)).toHaveText('Help a customer')
  const row = desk.getByRole('row').filter({ hasText: reference })
  await expect(row).toContainText(message.description)
  await expect(row).toContainText(message.name)

  await startHelping(desk, address)
  await expect(desk.getByText('Enter at least ten characters')).toBeVisible()
  await expect(desk.getByLabel('Reason')).toBeFocused()
  await desk.getByLabel('Reason').fill('Ticket 4711, cannot find the claims page')
  await startHelping(desk, staff.agent)
  await expect(desk.getByText('No customer has this email address. Check it with them.')).toBeVisible()
  await desk.getByRole('searchbox').fill(_id)
  await desk.getByRole('button', { name: 'Find the customer' }).click()
  await expect(desk.getByText('No customer with an account has an application like that.')).toBeVisible()
  await desk.getByRole('searchbox').fill(`CW-${uuid.slice(0, 8)}`)
  await desk.getByRole('searchbox').press('Enter')
  await check(desk, 'a customer found by the number of an application')
  await desk.getByRole('button', { name: `Help ${address}` }).click()
  await expect(desk.getByLabel('Reason')).toBeFocused()
  await desk.getByRole('button', { name: 'Start helping' }).click()
  await expect(desk).toShow('/account')
  await expect(banner(desk)).toContainText(`You are helping ${address}.`)

  await applicationsUnder(desk, 'In progress').getByRole('button', { name: 'Continue Okafor Bakery LLC' }).click()
  await expect(desk).toShow('/done')
  await expect(banner(desk)).toBeVisible()
  await expect(desk.locator('.actions').getByRole('button', { name: 'Submit' })).toBeDisabled()
  await expect(desk.getByText('Only the customer you are helping can do this.')).toBeVisible()
  await check(desk, 'the last page while helping')

  await desk.goto('/business')
  await expect(banner(desk)).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Save (and finish later|for later)$/ })).toHaveCount(0)
  await control(desk, 'annual_revenue').fill('431000')
  await continueToNext(desk)
  await expect(banner(desk)).toBeVisible()
  expect(await currentQuote(page.request), 'the customer has what was filled in').toMatchObject({
    annual_revenue: 431_000,
    completed: false,
  })

  await banner(desk).getByRole('button', { name: 'Stop' }).click()
  await expect(desk).toShow('/roles/support')
  await expect(banner(desk)).toHaveCount(0)
  await desk.context().close()
})
