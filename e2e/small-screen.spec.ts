import type { Locator } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { startAt } from './journey/fill-by-api.ts'

test('on a small screen the steps open, lead back, and close again; a control below the open list of trades responds, and the list closes (S2, S6, S7)', async ({
  page,
}) => {
  await test.step('the steps open, lead back, and close again (S6, S7)', async () => {
    await startAt(page, '/contact')
    const steps = page.getByRole('navigation', { name: 'Application steps' })
    await expect(steps).toBeHidden()
    await page.locator('summary').click()
    await expect(steps).toBeVisible()
    await steps.getByRole('link').first().click()
    await expect(page).toShow('/')
    await expect(steps).toBeHidden()
  })

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
