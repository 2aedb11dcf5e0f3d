import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Business } from './answers.ts'
import { bakeryAt } from './mailed-link.ts'

/** The page that only the agent is asked, for a bakery whose name no other test uses. */
export function clientOfAgent(company: string, address: string): Business {
  const business = bakeryAt(address)
  const agent = { authorized: 'Yes', client_since: 'new_client' }
  return { ...business, answers: { ...business.answers, company_name: company, agent } }
}

export const rowsOf = (page: Page, company?: string): Locator =>
  page
    .getByRole('table')
    .locator('tbody tr')
    .filter(company === undefined ? {} : { hasText: company })

export const clientBar = (page: Page): Locator => page.getByRole('region', { name: 'Client and quote' })
export const appetite = (page: Page): Locator =>
  page.locator('section.app2').filter({ has: page.getByRole('heading', { name: /^Appetite for / }) })

/** An address as a page masks it. */
export const masked = (address: string): string => `${address[0]}•••@example.com`

/** Searches all quotes for a business and waits for this many rows. */
export async function searchQuotes(page: Page, company: string, count: number): Promise<void> {
  await page.goto('/roles/agent')
  await findQuotes(page, company, count)
}

/** The same on the open home. */
export async function findQuotes(page: Page, company: string, count: number): Promise<void> {
  await page.getByLabel('Business, contact, email or quote number').fill(company)
  if (count === 0) await expect(page.getByText('No quote matches')).toBeVisible()
  else await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${count} quotes?$`) })).toBeVisible()
  await expect(rowsOf(page, company)).toHaveCount(count)
}

/** Sends the link from the open dialog. */
export async function sendLink(page: Page, address: string, note = ''): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Send this quote to the client' })
  await dialog.getByLabel('The client’s email').fill(address)
  await dialog.getByLabel('A note from you').fill(note)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByRole('status')).toContainText(`Sent to ${masked(address)}`)
}
