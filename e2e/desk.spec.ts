import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { checkInBoth, expectFits, large, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { submitByApi } from './journey/fill-by-api.ts'
import { title } from './journey/sign-in.ts'
import { openStaffPage, staff } from './journey/staff.ts'

const business = 'Okafor Bakery LLC'

type Offers = { readonly offers: readonly { readonly uuid: string; readonly state: string }[] }
const offersOf = async (page: Page, uuid: string): Promise<Offers> =>
  (await (await page.request.get(`api/quote/uuid/${uuid}`)).json()).data

/** Checks the open page on a small screen, then restores the size. */
async function onPhone(page: Page, label: string): Promise<void> {
  await page.setViewportSize(phone)
  await expectFits(page, `${label} on a phone`)
  await page.setViewportSize(large)
}

test('the desk finds an application and records an insurer’s answer, which the customer sees (O5)', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  // The ovens make one insurer refer it to an underwriter.
  const { uuid } = await submitByApi(page.request)
  await page.goto(`${uuid}/quote-review`)
  await expect(page.getByText('With an underwriter').first()).toBeVisible()

  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  await desk.setViewportSize(large)
  await desk.goto('/desk')
  await checkInBoth(desk, 'the desk')
  await onPhone(desk, 'the desk')
  await desk.getByRole('searchbox').fill(`CW-${uuid.slice(0, 8)}`)
  const businessLink = desk.getByRole('link', { name: business })
  await expect(businessLink).toHaveCount(1)
  await businessLink.click()
  await expect(title(desk)).toHaveText(business)
  await checkInBoth(desk, 'the record of an application')
  await onPhone(desk, 'the record of an application')

  await desk.getByLabel('New note', { exact: true }).fill('Called: wants to start on the first.')
  await desk.getByRole('button', { name: 'Add note' }).click()
  await expect(desk.getByRole('listitem').filter({ hasText: 'wants to start on the first' })).toBeVisible()

  await desk.getByRole('heading', { name: 'Enter an insurer’s answer' }).click()
  const offer = desk.getByLabel('Offer', { exact: true })
  const { offers } = await offersOf(page, uuid)
  const referredOffer = offers.find(({ state }) => state === 'referred')
  await offer.selectOption(referredOffer?.uuid ?? '')
  await desk.getByLabel('Annual premium').fill('4321')
  await desk.getByLabel('Source').fill('Phone call of today')
  await desk.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('$4,321').first(), 'on the page that the customer has open').toBeVisible()

  await offer.selectOption(referredOffer?.uuid ?? '')
  await desk.getByLabel('Insurer’s answer', { exact: true }).selectOption('Declined')
  await desk.getByLabel('Message to the customer').fill('Too many losses on this street.')
  await desk.getByLabel('Source').fill('By phone')
  await desk.getByRole('button', { name: 'Save answer' }).click()
  await expect(desk.locator('.desk-offers > li').filter({ hasText: 'Too many losses on this street.' })).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('Too many losses on this street.').first(), 'and what it declined').toBeVisible()

  await desk.getByLabel('Reason', { exact: true }).selectOption('Bought elsewhere')
  await desk.getByRole('button', { name: 'Close application' }).click()
  await desk.getByRole('button', { name: 'Reopen' }).click()
  await expect(desk.getByRole('button', { name: 'Close application' })).toBeVisible()
  watch.allow(/404/)
  await desk.goto(`/desk/${randomUUID()}`)
  await expect(desk.getByText('Application not found')).toBeVisible()
  await desk.getByRole('link', { name: 'All applications' }).click()
  await expect(title(desk)).toHaveText('Desk')
})
