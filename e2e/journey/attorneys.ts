import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { continueOf, control } from './autopilot.ts'

export const attorneyList = '/pl/a/attorney/list'

export const rowsOf = (page: Page): Locator => page.locator('tbody').getByRole('row')

/** The row (a card on a small screen) of one attorney. */
export const rowOf = (page: Page, name: string): Locator =>
  rowsOf(page).filter({ has: page.getByRole('link', { name: `Edit ${name}` }) })

export async function editAttorney(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(control(page, 'item.first_name')).toHaveValue(name.split(' ')[0] ?? '')
}

/** Deletes an attorney: cancels the confirmation first, then confirms it. */
export async function deleteAttorney(page: Page, name: string): Promise<void> {
  const bin = page.getByRole('button', { name: `Delete ${name}` })
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure that you want to delete this attorney?' })
  const before = await rowsOf(page).count()
  await bin.click()
  await expect(dialog).toContainText(name)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(bin).toBeFocused()
  await expect(rowsOf(page)).toHaveCount(before)
  await bin.click()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(bin).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(before - 1)
}

/** Answers how much an attorney works, and continues. */
export async function writeHours(page: Page, type: 'part_time' | 'full_time', hours: number): Promise<void> {
  await control(page, 'item.employment_type').locator(`input[value="${type}"]`).check()
  await control(page, 'item.weekly_hours').fill(String(hours))
  await continueOf(page).click()
}
