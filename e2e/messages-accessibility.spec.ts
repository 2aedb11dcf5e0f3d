import { expect } from '@playwright/test'
import { check, checkOnBoth, expectFits, large, phone } from './harness/accessible.ts'
import { test } from './harness/test.ts'

test('the message form, its errors, success and failure are accessible (S7, C6)', async ({ page, watch }) => {
  watch.allow(/\b503\b.*\/web-to-case/)
  let answers = 0
  await page.route('**/api/web-to-case', async (route) => {
    answers++
    if (answers === 1) await route.fulfill({ status: 503, json: { status: 503, code: 'busy' } })
    else await route.continue()
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Send a message' }).filter({ visible: true }).click()
  const form = page.getByRole('dialog', { name: 'Send us a message' })
  await expect(form).toBeVisible()
  const send = form.getByRole('button', { name: 'Send message' })
  await send.click()
  await expect(form.getByText('Enter or choose an answer')).toHaveCount(2)
  await checkOnBoth(page, 'the message form with mistakes')
  await form.getByLabel('Subject').selectOption('Other questions')
  await form.getByLabel('How can we help?').fill('Please call me')
  await send.click()
  const failureDialog = page.getByRole('alertdialog')
  await expect(failureDialog).toBeVisible()
  await check(page, 'the message that failed')
  await page.setViewportSize(phone)
  await expectFits(page, 'the message that failed, on a phone')
  // Dialogs are at the bottom edge of phones.
  const bottom = async () => {
    const box = await failureDialog.boundingBox()
    return phone.height - (box?.y ?? 0) - (box?.height ?? 0)
  }
  await expect.poll(bottom).toBeLessThanOrEqual(16)
  await page.setViewportSize(large)
  await failureDialog.getByRole('button', { name: 'Try again' }).click()
  await send.click()
  await expect(page.getByRole('dialog', { name: 'We received your message' })).toBeVisible()
  await checkOnBoth(page, 'the message that was sent')
})
