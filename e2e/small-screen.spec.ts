import type { Locator } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { startAt } from './journey/fill-by-api.ts'
import { waitForHydration } from './journey/hydration.ts'

test('the steps on a small screen open, lead back, and close again (S6, S7)', async ({ page }) => {
  await startAt(page, '/contact')
  const steps = page.getByRole('navigation', { name: 'Application steps' })
  await expect(steps).toBeHidden()
  await page.locator('summary').click()
  await expect(steps).toBeVisible()
  await steps.getByRole('link', { name: 'Size and history' }).click()
  await expect(page).toShow('/business')
  await expect(steps).toBeHidden()
})

test('a control tapped or clicked below the open list of trades responds, and the list closes (S2, S7)', async ({
  page,
}) => {
  await page.goto('/')
  await waitForHydration(page)
  const trade = page.getByRole('combobox').first()
  const list = page.locator('.combo').getByRole('status')
  const structure = page.getByLabel('Legal structure')
  const open = async (text: string, press: (target: Locator) => Promise<void>): Promise<void> => {
    await press(trade)
    await trade.fill(text)
    await expect(list).toHaveText(/match|No trade/)
  }
  const ways = [(target: Locator) => target.tap(), (target: Locator) => target.click()]
  for (const press of ways) {
    await open('bakery', press)
    await press(page.getByRole('button', { name: 'Send a message' }))
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(list).toHaveCount(0)
    await page.keyboard.press('Escape')
    await open('qqxqqzq', press)
    await press(structure)
    await expect(structure).toBeFocused()
    await expect(list).toHaveCount(0)
  }
  for (const press of ways) {
    await open('qqxqqzq', press)
    await press(page.locator('form').getByRole('button', { name: 'Continue' }))
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(list).toHaveCount(0)
  }
})
