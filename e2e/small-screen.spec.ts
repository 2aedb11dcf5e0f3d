import { expect } from '@playwright/test'
import { test } from './harness/test.ts'
import { startAt } from './journey/fill-by-api.ts'

test('the steps on a small screen open, lead back, and close again (S6, S7)', async ({ page }) => {
  await startAt(page, '/contact')
  const steps = page.getByRole('navigation', { name: 'Application steps' })
  await expect(steps).toBeHidden()
  await page.locator('summary').click()
  await expect(steps).toBeVisible()
  await steps.getByRole('link', { name: 'Size and history' }).click()
  await expect(page).toHaveURL('/business')
  await expect(steps).toBeHidden()
})
