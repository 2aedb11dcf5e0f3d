import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { control } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'

test('keys move within a page and between pages (keyboard, S7)', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 })
  await test.step('Enter continues, except in a text area (keyboard, S7)', async () => {
    await startAt(page, '/contact', { open: '/other-info' })
    const text = control(page, 'business_description')
    await text.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('And coffee.')
    await expect(text).toHaveValue(/shop\.\nAnd coffee\.$/)
    await expect(page).toShow('/other-info')
    await control(page, 'employer_id').focus()
    await page.keyboard.press('Enter')
    await expect(page).toShow('/contact')
  })

  await test.step('the arrows move between pages only while no control has the focus (keyboard, S7)', async () => {
    for (const [key, path] of [
      ['ArrowLeft', '/other-info'],
      ['ArrowRight', '/contact'],
      ['ArrowLeft', '/other-info'],
    ] as const) {
      // The new page is read from its title; then it takes keys.
      await expect(title).toBeFocused()
      await page.keyboard.press(key)
      await expect(page).toShow(path)
    }

    await control(page, 'has_vehicles').getByRole('checkbox', { name: 'Vehicles' }).focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    await expect(page).toShow('/other-info')
    await control(page, 'vehicle_count').focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await expect(page).toShow('/other-info')
  })

  await test.step('the user can turn off the arrow keys, and the browser remembers it (keyboard, S7)', async () => {
    const hints = page.locator('.keys').filter({ hasText: 'move between pages' })
    await expect(hints).toBeVisible()
    await page.getByRole('button', { name: 'Turn off keyboard shortcuts' }).click()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Turn on keyboard shortcuts' })).toBeVisible()
    await expect(hints).toHaveCount(0)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await expect(page).toShow('/other-info')
    await page.getByRole('button', { name: 'Turn on keyboard shortcuts' }).click()
    await title.click()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toShow('/business')
  })
})
