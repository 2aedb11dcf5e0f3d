import type { QuoteByUuidReply } from '@coverwright/contract/offers'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { large } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { accountant, type Business } from './answers.ts'
import { chooseTrade, continueToNext, control, fillPage } from './autopilot.ts'
import { continueByApi } from './fill-by-api.ts'
import { title } from './sign-in.ts'

/** A shop within the appetite of every insurer of the journeys for general liability. */
export const shopOf = (company: string, email: string): Business => ({
  ...accountant,
  trade: { query: 'clothing store', name: 'Clothing store' },
  insurance: ['General Liability'],
  answers: {
    ...accountant.answers,
    class_code_ref: 'CW458110A',
    company_name: company,
    contact_email: email,
    business_description: 'We sell clothes for women and children in our own shop.',
    // Forces insurers to offer it before they can insure it.
    additional: { terrorism: 'reject' },
  },
})

/**
 * From the first page; the pages between are answered through the API, and the last is read, agreed to and submitted.
 */
export async function apply(page: Page, business: Business): Promise<string> {
  await page.goto('/')
  await chooseTrade(page, business)
  await control(page, 'zip_code').fill('60540')
  await fillPage(page, business)
  await continueToNext(page)
  const { uuid } = await continueByApi(page.request, { business })
  await page.goto('/done')
  await submit(page)
  return uuid
}

/** Agrees and submits on the last page, which leads to the offers. */
async function submit(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toShow(/\/quote-review$/)
}

/** The card of an insurer; the first, if it offers several lines. */
export const cardOf = (page: Page, insurer: string): Locator =>
  page.getByRole('listitem').filter({ hasText: insurer }).first()

/** Chooses an insurer's offer and opens its requirements. */
export async function choose(page: Page, insurer: string): Promise<void> {
  await cardOf(page, insurer).getByRole('button', { name: 'Choose' }).click()
  await page.getByRole('link', { name: 'Continue with this one' }).click()
  await expect(title(page)).toHaveText(`What ${insurer} still needs`)
  await expect(page.getByText(`You have no coverage under this offer until ${insurer} confirms it.`)).toBeVisible()
}

/**
 * Chooses an insurer's offer through the API, once every insurer has answered.
 * @returns the address of its requirements
 */
export async function chooseByApi(
  request: APIRequestContext,
  { _id, uuid }: QuoteReply,
  carrier: string,
): Promise<string> {
  const read = async (): Promise<QuoteByUuidReply> =>
    (await (await request.get(`api/quote/uuid/${uuid}?checkIfProcessed=true`)).json()).data
  await expect.poll(async () => (await read()).processed).toBe(true)
  const offer = (await read()).offers.find((each) => each.carrier === carrier)?.uuid
  const reply = await request.patch(`api/quote/${_id}/chosen_offers`, { data: { offer_uuids: [offer] } })
  expect(reply.status()).toBe(200)
  return `/${uuid}/bind/${offer}`
}

/** A requirement of an insurer, by its kind. */
export const part = (page: Page, kind: string): Locator => page.locator(`[data-requirement="${kind}"]`)

export const savedNote = (page: Page): Locator => page.getByText('Saved', { exact: true })

/** The text to sign depends on the answers, and a change clears the tick, so everything is saved first. */
export async function sign(page: Page): Promise<void> {
  await expect(savedNote(page)).toBeVisible()
  await agree(page)
}

export async function agree(page: Page): Promise<void> {
  await page.getByLabel('Your full name').fill('Ruth Okafor')
  await page.getByLabel('You are signing as').selectOption('owner')
  await page.getByRole('checkbox', { name: /^I agree to the statements above/ }).check()
}

export const requirementsOf = (page: Page, insurer: string): Locator =>
  page.getByRole('button', { name: `Ask ${insurer} to bind` })

/** The status of the one requested offer on the customer's page. */
export const status = (page: Page): Locator => page.locator('.bind__status')

/**
 * Finds an application at the desk by its number and opens it.
 * @returns the desk's view of an insurer's offer
 */
export async function findAtDesk(desk: Page, uuid: string): Promise<(insurer: string) => Locator> {
  await desk.setViewportSize(large)
  await desk.goto('/desk')
  await desk.getByRole('searchbox').fill(`CW-${uuid.slice(0, 8)}`)
  const rowLinks = desk.getByRole('table').locator('tbody').getByRole('link')
  await expect(rowLinks).toHaveCount(1)
  await rowLinks.click()
  const offers = desk.locator('.desk-offers > li')
  await expect(offers.first()).toBeVisible()
  return (insurer) => offers.filter({ hasText: insurer }).first()
}
