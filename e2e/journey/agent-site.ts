import type { Page } from '@playwright/test'
import { check, expectFits } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { changeLink, continueOf, continueToNext, control, sheetOf } from './autopilot.ts'
import { at, changesOn, openFromList } from './renewal.ts'
import { openRenewalAt } from './renewal-by-api.ts'

/** The same product under the agents' host name, which every browser resolves to this machine. */
export const testOfAgents = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
  baseURL: async ({}, use) => {
    await use((process.env.E2E_URL ?? '').replace('127.0.0.1', 'agents.localhost'))
  },
})

const ofCounsel = {
  of_counsel_changed: 'Yes',
  pl: { aig: { outsourced_attorneys: 'Yes', outsourced_attorneys_count: 1, outsourced_attorneys_hours: 120 } },
}

/** A firm adds of counsel attorneys, up to the page that needs a signature. */
export async function toTheSignature(page: Page, company: string): Promise<void> {
  await openFromList(page, company)
  await expectFits(page, 'the changes')
  await openRenewalAt(page, ofCounsel, { until: '/signature', onAgentSite: true })
  await expect(continueOf(page)).toBeVisible()
}

/** From the signed page to the last one, where a changed revenue invalidates the signature. */
export async function changeAndSignAgain(page: Page, sign: () => Promise<void>): Promise<void> {
  await continueToNext(page)
  await expect(page, 'an underwriter reads about of counsel attorneys').toShow(at('/referral'))
  await continueToNext(page)
  await changeLink(page, 'Revenue in the last 12 months').click()
  await control(page, 'annual_revenue').fill('777000')
  await continueToNext(page)
  await expect(sheetOf(page), 'straight to where it is signed').toContainText('One more page needs an answer')
  await expect(page.getByText('Sign again: answers changed after this was signed')).toBeVisible()
  await check(page, 'a signature that no longer holds')
  await continueOf(page).click()
  await expect(sheetOf(page).locator('.errsum')).toBeFocused()
  await page.getByRole('button', { name: 'Sign again' }).click()
  await sign()
  await continueToNext(page)
  await expect(sheetOf(page)).toHaveCount(0)
  await expect(changesOn(page).filter({ hasText: '$777,000' })).toBeVisible()
}
