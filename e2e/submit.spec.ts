import { expect } from '@playwright/test'
import { test } from './harness/test.ts'
import { startAt } from './journey/fill-by-api.ts'
import { title } from './journey/sign-in.ts'
import { noteStandIns, standInsOf } from './journey/stand-ins.ts'

test('Submit shows the page that says so at once, also where its page was loaded anew (speed)', async ({ page }) => {
  await startAt(page, '/done')
  await page.getByRole('checkbox', { name: 'My answers are true' }).check()
  await page.waitForLoadState('networkidle')
  await noteStandIns(page)
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(title(page)).toHaveText('Sent, saved and safe to close')
  expect(await standInsOf(page)).toEqual([])
})
