import { expect } from '@playwright/test'
import { commitsOf, countCommits, waitUntilSettled } from './harness/count-commits.ts'
import { test } from './harness/test.ts'
import { control } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'

test('typing renders nothing unnecessary, and every character is shown (speed)', async ({ page }) => {
  await countCommits(page)
  await startAt(page, '/insurance', { open: '/business' })
  const name = control(page, 'company_name')

  await test.step('a text box shows its formatted answer, and the browser’s undo works in it (speed)', async () => {
    const revenue = control(page, 'annual_revenue')
    // The second time, the same text is typed over the formatted one.
    for (let times = 1; times <= 2; times++) {
      await revenue.fill('1234567')
      await revenue.blur()
      await expect(revenue).toHaveValue('1,234,567')
    }
    const was = await name.inputValue()
    await name.click()
    await name.press('End')
    await page.keyboard.insertText('!')
    await page.keyboard.press('Control+z')
    await expect(name).toHaveValue(was)
  })

  await test.step('a letter typed renders nothing, and is there after a reload (speed)', async () => {
    await waitUntilSettled(page)
    const before = await commitsOf(page)
    await name.press('End')
    await name.pressSequentially(' and Sons')
    // Everything postponed until after the next frame is done.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))))
    expect((await commitsOf(page)) - before).toBe(0)
    await page.reload()
    await expect(name).toHaveValue(/[^!] and Sons$/)
  })

  await test.step('a follow-up question is rendered once for its answer (speed)', async () => {
    await page.goto('/contact')
    await page.waitForLoadState('networkidle')
    await expect(control(page, 'contact_phone')).toHaveAttribute('type', 'tel')
    await expect(control(page, 'contact_email')).toHaveAttribute('type', 'email')
    const zip = control(page, 'mailing_address.zip_code')
    await zip.fill('')
    await waitUntilSettled(page)
    const before = await commitsOf(page)
    await zip.pressSequentially('6061')
    expect((await commitsOf(page)) - before).toBe(0)
    // A complete ZIP code shows its place.
    await zip.press('4')
    await expect(page.getByText('Chicago, IL')).toBeVisible()
  })
})
