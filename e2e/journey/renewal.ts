import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Locator, Page } from '@playwright/test'
import type { GoldenBusiness } from '../../apps/server/src/testing/golden-trails/businesses.ts'
import { expect } from '../harness/expect.ts'
import type { Business } from './answers.ts'
import { submitByApi } from './fill-by-api.ts'
import { lawFirm } from './law-firm.ts'

/** The address of a step of a renewal. */
export const at = (path: string): string => `${renewalsPrefix}${path}`

export const lastPage = at('/done')
export const attorneyList = at('/pl/a/attorney/list')

/** Nothing changed except these answers, by field path. */
export const renewing = (answers: Answers = {}): Business => ({
  trade: { query: '', name: '' },
  insurance: [],
  answers: { 'renewal.losses.asked_everyone': 'Yes', ...answers },
})

/** From the list of renewable policies to the first page. */
export async function openFromList(page: Page, company: string): Promise<void> {
  await page.goto(at('/').slice(1))
  await page.getByRole('link', { name: `Renew ${company}`, exact: true }).click()
  await expect(page).toShow(/\/(renewal-info|hc_census\/edit\/0)$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** A firm applies, and renews a year later. */
export async function applyAndRenew(page: Page, firm: GoldenBusiness): Promise<void> {
  await submitByApi(page.request, { business: lawFirm(firm) })
  await openFromList(page, firm.name)
}

/** For each change: whose answer it is, the question, last year's answer and this year's. */
export const changesOn = (page: Page): Locator => page.locator('.diffs tbody tr, .pdiff:has(th[scope="col"]) tbody tr')

export const changeOf = (page: Page, question: string): Locator =>
  changesOn(page).filter({ has: page.getByRole('rowheader', { name: question }) })

/** The answers that were confirmed as unchanged, with the values on file. */
export const unchangedRows = (page: Page): Locator =>
  page
    .locator('.schedule')
    .filter({ has: page.getByRole('heading', { name: 'You confirmed that nothing changed here' }) })

/** Agrees, submits and arrives at the submitted renewal. */
export async function send(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toShow(at('/thank-you'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your renewal is sent')
}
