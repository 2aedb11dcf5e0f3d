import { expect } from '@playwright/test'
import { soloLawyer } from '../apps/server/src/testing/law-firms.ts'
import { check } from './harness/accessible.ts'
import { test } from './harness/test.ts'
import { continueOf, control } from './journey/autopilot.ts'
import { startAt } from './journey/fill-by-api.ts'
import { lawFirm } from './journey/law-firm.ts'

test('several options are chosen from a long list, removed, and required, by keyboard alone (Q1, S5)', async ({
  page,
}) => {
  await startAt(page, '/pl/a/attorney/create', { business: lawFirm(soloLawyer) })
  const states = control(page, 'item.bar_states')
  const list = states.getByRole('combobox')
  const pick = (name: string) => states.getByRole('button', { name: `Remove ${name}` })
  const address = page.url()

  await list.focus()
  await page.keyboard.type('Illinois')
  await expect(states).toContainText('Press Enter to add Illinois.')
  await expect(states.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(pick('Illinois')).toBeVisible()
  await expect(states.getByRole('status')).toHaveText('Chosen: Illinois')
  expect(page.url()).toBe(address)

  // Tab chooses too. The focus leaves and returns, or the letters would continue the same word.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('Texas')
  await page.keyboard.press('Tab')
  await expect(states.getByRole('button')).toHaveText(['Illinois', 'Texas'])
  await expect(list.getByRole('option', { name: 'Texas' })).toHaveCount(0)
  await check(page, 'long lists of choices')

  await pick('Illinois').press('Enter')
  await expect(list).toBeFocused()
  await pick('Texas').press('Enter')
  await expect(states.getByRole('button')).toHaveCount(0)
  await continueOf(page).click()
  await page.getByRole('alert').getByRole('link', { name: 'States where admitted' }).click()
  await expect(list).toBeFocused()

  // With the mouse, one click is enough.
  await list.selectOption('OH')
  await expect(pick('Ohio')).toBeVisible()
})
