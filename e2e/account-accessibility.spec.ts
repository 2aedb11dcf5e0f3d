import { expect } from '@playwright/test'
import { check, checkOnBoth } from './harness/accessible.ts'
import { test } from './harness/test.ts'
import { startAt } from './journey/fill-by-api.ts'
import { ownAddress } from './journey/mail.ts'
import { bakeryAt } from './journey/mailed-link.ts'
import { askForCode, enterCode } from './journey/sign-in.ts'

test('saving for later, signing in and the outbox are accessible (R1, R2, accessibility)', async ({ page, watch }) => {
  // Tracing runs a script in every frame, and the frame that shows a mail allows none.
  watch.allow(/\b401\b.*\/api\/sign-in\b/, /Blocked script execution in '\S+\/api\/outbox\//)
  const address = ownAddress('ruth')
  await startAt(page, '/business', { business: bakeryAt(address) })
  await page
    .getByRole('button', { name: /^Save (and finish later|for later)$/ })
    .filter({ visible: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Save and finish later' })
  await dialog.getByLabel('Send the link to').fill('nobody')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await check(page, 'saving for later')

  await page.goto('/sign-in?to=/outbox')
  await page.getByLabel('Email', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page.getByText('Enter your email address, such as dana@example.com')).toBeVisible()
  await checkOnBoth(page, 'signing in, without an address')
  const code = await askForCode(page, address)
  await enterCode(page, code === '000000' ? '000001' : '000000')
  await expect(page.getByText('That is not the code we sent.')).toBeVisible()
  await checkOnBoth(page, 'a wrong code')
  await enterCode(page, code)

  await expect(page.getByRole('list', { name: 'Emails, newest first' })).toBeVisible()
  await page.getByRole('button', { name: 'As plain text' }).click()
  await checkOnBoth(page, 'the outbox')
})
