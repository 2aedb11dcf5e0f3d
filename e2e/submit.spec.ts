import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { startAt } from './journey/fill-by-api.ts'
import { placeholdersShown, recordPlaceholders } from './journey/placeholders.ts'
import { title } from './journey/sign-in.ts'

test('the page after Submit is shown at once, even if the last page was reloaded (speed)', async ({ page }) => {
  await startAt(page, '/done')
  await page.getByRole('checkbox', { name: 'My answers are true' }).check()
  await page.waitForLoadState('networkidle')
  await recordPlaceholders(page)
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toShow(/quote-review$/)
  await page.getByRole('button', { name: 'Choose' }).first().click()
  await page.locator('.basket').getByRole('link').click()
  await expect(page).toShow(/\/bind\//)
  await expect(title(page)).not.toHaveText('Your quotes are in')
  // Placeholders may stand in for missing prices, not for pages.
  expect((await placeholdersShown(page)).filter((each) => each.includes('<main'))).toEqual([])
})
