import { check, checkInBoth, expectFits } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { submitByApi } from './journey/fill-by-api.ts'
import { shots } from './journey/shots.ts'
import { openStaffPage, staff } from './journey/staff.ts'

test('an operator sees how far applications come, and narrows it down (O11)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  await submitByApi(page.request)
  const console = await openStaffPage({ browser, watch, baseURL }, staff.operator)
  await console.setViewportSize({ width: 1440, height: 900 })
  await console.goto('/console')
  const submittedItem = console.getByRole('listitem').filter({ hasText: 'Submitted' })
  await expect(submittedItem.locator('b')).not.toHaveText('0')
  // One check for each kind of page: figures, a table, frames, a form.
  await checkInBoth(console, 'the figures')
  await shots(console, 'console')
  await console.getByLabel('Channel', { exact: true }).selectOption('Partners')
  await expect(console).toHaveURL(/channel=partner/)
  await console.setViewportSize({ width: 390, height: 844 })
  await expectFits(console, 'the figures on a phone')

  await console.setViewportSize({ width: 1440, height: 900 })
  await console.getByRole('link', { name: 'Funnel' }).click()
  const first = console.getByRole('table').getByRole('row').nth(1)
  await expect(first.getByRole('cell').first()).not.toHaveText('0')
  await check(console, 'the funnel')
  await shots(console, 'console/funnel')
  await first.getByRole('button').click()
  const preview = console.frameLocator('.preview iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(preview.getByRole('button', { name: 'Continue' }).first()).toBeVisible()
  await expectFits(console, 'a page of the funnel')
  await shots(console, 'console/funnel-page')
  await console.getByRole('button', { name: 'Close' }).click()

  await console.getByRole('link', { name: 'Insurers' }).click()
  await expect(console.getByRole('row').nth(1)).toBeVisible()
  await expectFits(console, 'the insurers')
  await shots(console, 'console/insurers')

  await console.getByRole('link', { name: 'Outgoing' }).click()
  await expect(console.getByRole('row').filter({ hasText: 'sign in code' }).first()).toContainText('Sent')
  await expectFits(console, 'what goes out')
  await shots(console, 'console/outgoing')

  await console.getByRole('link', { name: 'Sites' }).click()
  await expect(console.getByRole('row').filter({ hasText: 'harbor.json' })).toContainText('harbor.localhost')
  await expectFits(console, 'the sites')
  await shots(console, 'console/sites')
  await console.getByRole('row').filter({ hasText: 'harbor.json' }).getByRole('link').click()
  const file = console.getByLabel('Text of the file')
  const text = await file.inputValue()
  await file.fill(text.replace(/"name": "[^"]+"/, '"name": "Harbor Reborn"'))
  await console.getByRole('button', { name: 'Save draft' }).click()
  await expect(console.getByRole('button', { name: 'Publish' })).toBeEnabled()
  const draft = console.frameLocator('iframe[title="Draft"]')
  await expect(draft.getByRole('banner').getByRole('link', { name: 'Harbor Reborn' })).toBeVisible()
  await expect(
    console.frameLocator('iframe[title="Live"]').getByRole('link', { name: 'Harbor & Pine' }).first(),
  ).toBeVisible()
  await check(console, 'a draft beside what is live')
  await shots(console, 'console/sites-draft')
  await console.setViewportSize({ width: 390, height: 844 })
  await expectFits(console, 'a draft on a phone')
  await console.setViewportSize({ width: 1440, height: 900 })
  await console.getByRole('button', { name: 'Delete draft' }).click()
  await expect(console.getByRole('button', { name: 'Publish' })).toHaveCount(0)

  await console.getByRole('link', { name: 'Staff' }).click()
  await expect(console.getByRole('row').filter({ hasText: 'Lena Marsh' })).toContainText('signed in on')
  await shots(console, 'console/staff')
  await console.getByRole('button', { name: 'Invite somebody' }).click()
  await console.getByLabel('Email address').fill('noor@coverwright.example')
  await console.getByRole('button', { name: 'Add a license' }).click()
  await console.getByLabel('Number', { exact: true }).fill('1234567')
  await console.getByLabel('States, such as IL IN').fill('IL')
  await check(console, 'the staff, and an invitation')
  await shots(console, 'console/staff-invite')
  await console.getByRole('button', { name: 'Send invitation' }).click()
  // The sample staff are part of the product.
  await expect(console.getByText('Deploy the changed staff file')).toBeVisible()

  await console.getByRole('link', { name: 'Audit' }).click()
  await expect(console.getByRole('row').nth(1)).toBeVisible()
  await expectFits(console, 'the audit')
  await shots(console, 'console/audit')

  await console.getByRole('link', { name: 'People’s rights' }).click()
  await console.getByLabel('Their email address').fill('nobody@shop.example')
  await console.getByRole('button', { name: 'Find their data' }).click()
  await expect(console.getByText('They have no account.')).toBeVisible()
  await expectFits(console, 'the rights of people')
  await shots(console, 'console/people')
})
