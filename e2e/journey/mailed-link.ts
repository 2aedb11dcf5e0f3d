import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { type Business, bakery } from './answers.ts'
import { codeAfter, enterCode, title } from './sign-in.ts'

/** A bakery that wants general liability only, with an email address that no other test uses. */
export const bakeryAt = (address: string): Business => ({
  ...bakery,
  insurance: ['General Liability'],
  answers: { ...bakery.answers, contact_email: address },
})

/**
 * Has a link to the open application mailed.
 * @returns the dialog that says where the link was sent
 */
export async function mailLink(page: Page, address: string): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Save (and finish later|for later)$/ })
    .filter({ visible: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Save and finish later' })
  await dialog.getByLabel('Send the link to').fill(address)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  const sentDialog = page.getByRole('dialog', { name: 'The link is on its way' })
  await expect(sentDialog.getByRole('status')).toContainText(`${address[0]}•••@example.com`)
  return sentDialog
}

/** Opens a link in a signed-out browser, requests a code and signs in with it. */
export async function openLink(page: Page, link: string, address: string): Promise<void> {
  await page.goto(link)
  await expect(title(page)).toHaveText('Sign in')
  const code = await codeAfter(page.request, address, async () => {
    await page.getByRole('button', { name: `Send a code to ${address[0]}•••@example.com` }).click()
    await expect(title(page)).toHaveText('Enter the code')
  })
  await enterCode(page, code)
}

/** The applications below a heading of the account page. */
export const applicationsUnder = (page: Page, heading: 'In progress' | 'Sent to insurers'): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) })
    .locator('li.appl')
