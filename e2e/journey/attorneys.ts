import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ineligibleArea } from '../../apps/server/src/testing/law-firms.ts'
import { check } from '../harness/accessible.ts'
import { continueOf, control, fillPage, goOn, goTo } from './autopilot.ts'
import { startAt } from './fill-by-api.ts'
import { lawFirm } from './law-firm.ts'
import { submit } from './through-line.ts'

export const attorneyList = '/pl/a/attorney/list'

export const rowsOf = (page: Page): Locator => page.locator('tbody').getByRole('row')

/** The row, or on a small screen the card, of one attorney. */
export const rowOf = (page: Page, name: string): Locator =>
  rowsOf(page).filter({ has: page.getByRole('link', { name: `Edit ${name}` }) })

export async function editAttorney(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Edit ${name}` }).click()
  await expect(control(page, 'item.first_name')).toHaveValue(name.split(' ')[0] ?? '')
}

/** Asked once, and left; asked again, and done. */
export async function deleteAttorney(page: Page, name: string): Promise<void> {
  const bin = page.getByRole('button', { name: `Delete ${name}` })
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure that you want to delete this attorney?' })
  const before = await rowsOf(page).count()
  await bin.click()
  await expect(dialog).toContainText(name)
  await check(page, 'the question before an attorney goes')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(bin).toBeFocused()
  await expect(rowsOf(page)).toHaveCount(before)
  await bin.click()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(bin).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(before - 1)
}

/** Answers how much an attorney works, and tries to go on. */
export async function writeHours(page: Page, type: 'part_time' | 'full_time', hours: number): Promise<void> {
  await control(page, 'item.employment_type').locator(`input[value="${type}"]`).check()
  await control(page, 'item.weekly_hours').fill(String(hours))
  await continueOf(page).click()
}

/** A firm with work of an ineligible area: no practice areas are asked, and what its insurers say to it. */
export async function goesToOthers(page: Page): Promise<void> {
  const business = lawFirm(ineligibleArea)
  await startAt(page, '/pl/a/ineligible-aops', { business })
  await fillPage(page, business)
  await check(page, 'ineligible areas')
  const visited: string[] = []
  await goOn(page)
  await goTo(page, '/done', business, async (path) => {
    visited.push(path)
  })
  expect(visited.length).toBeGreaterThan(0)
  expect(visited.filter((path) => path.includes('practice-areas'))).toEqual([])

  await submit(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No price yet')
  const offer = (insurer: string) => page.locator('.quote').filter({ hasText: insurer })
  await expect(offer('Ashlar Lawyers Mutual')).toContainText('Not offered')
  await expect(offer('Ashlar Lawyers Mutual')).toContainText('Insurers who know the field do')
  await expect(offer('Keystone Casualty')).toContainText('underwriter')
  await expect(offer('Keystone Casualty').getByRole('button', { name: 'Choose' })).toHaveCount(0)
  await check(page, 'declined and referred')
}
