import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { check, checkInBoth, expectFits, expectFitsBoth, large, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import {
  appetite,
  clientBar,
  clientOfAgent,
  findQuotes,
  masked,
  rowsOf,
  searchQuotes,
  sendLink,
} from './journey/agent-home.ts'
import { continueToNext, control, fillPage, pathOf } from './journey/autopilot.ts'
import { continueByApi, currentQuote, fillByApi } from './journey/fill-by-api.ts'
import { mailTo, ownAddress, pageIn } from './journey/mail.ts'
import { openLink } from './journey/mailed-link.ts'
import { pageElsewhere, title } from './journey/sign-in.ts'
import { openStaffPage, staff } from './journey/staff.ts'
import { choose, requirementsOf } from './journey/to-policy.ts'

const harrow = 'Harrow & Lyme (sample)'
const modeOf = (page: Page) => page.locator('html')
const ownCompany = (name: string) => `${name} ${ownAddress('').slice(1, 9)}`

/** Its cells are one below the other, except those with buttons. */
async function expectCard(page: Page, row: Locator): Promise<void> {
  const cells = row.getByRole('cell').filter({ hasNot: page.getByRole('button', { name: 'Copy' }) })
  const leftEdges = await cells.evaluateAll((each) => each.map((cell) => cell.getBoundingClientRect().left))
  expect(leftEdges.length).toBeGreaterThan(1)
  expect(new Set(leftEdges).size, 'one below the other').toBe(1)
}

test('an agent finds a quote of the agency and opens it at its last page, with the parts that only agents see; on a phone quotes are cards (R10, S1, S6)', async ({
  browser,
  baseURL,
  watch,
}) => {
  const page = await openStaffPage({ browser, watch, baseURL }, staff.agent)
  await page.goto('/roles/agent')
  await expect(title(page)).toHaveText('Quotes at Quarry Street Insurance')
  await expect(rowsOf(page, 'Whitfield Family Bakery LLC')).toContainText('2 offers, 1 with an underwriter')
  await expect(rowsOf(page, 'Third Ward Painters LLC'), 'another agency’s').toHaveCount(0)
  await expectFitsBoth(page, 'the agent’s home')
  await findQuotes(page, 'Whitfield', 1)
  await checkInBoth(page, 'the agent’s home')
  await page.setViewportSize(phone)
  await expectCard(page, rowsOf(page, 'Whitfield'))
  await check(page, 'the agent’s home on a phone')
  await page.setViewportSize(large)
  await title(page).click()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog', { name: 'Send this quote to the client' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: /^Notes and tasks: / })).toContainText(
    'The client and insurers never see it',
  )
  await check(page, 'the notes and tasks of a quote')
  await page.keyboard.press('Escape')
  await page.getByText('Columns', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Next move' }).uncheck()
  await expect(page.getByRole('columnheader', { name: 'Next move' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Expiring policies' }).click()
  await expect(page.getByText('No policy expires in the next 90 days')).toBeVisible()
  await check(page, 'the policies that expire')
  await page.getByRole('link', { name: 'All quotes' }).click()

  await page.getByLabel('Colors').selectOption('dark')
  await page.getByLabel('Status').selectOption('Offers in')
  await expect(rowsOf(page, 'Halsted Street Bakehouse')).toHaveCount(0)
  await expect(rowsOf(page, 'Whitfield Family Bakery LLC')).toBeVisible()
  await page.getByLabel('Status').selectOption('All quotes')
  await page.getByLabel('Business, contact, email or quote number').fill('nobody at all')
  await expect(page.getByText('No quote matches')).toBeVisible()
  await page.getByRole('button', { name: 'Show all quotes' }).click()
  await searchQuotes(page, 'gus@two-ladders', 1)
  await expect(modeOf(page), 'as the server draws it').toHaveAttribute('data-scheme', 'dark')
  await page.getByLabel('Colors').selectOption('As on this device')
  await expect(modeOf(page)).not.toHaveAttribute('data-scheme')

  await page.getByRole('link', { name: 'Two Ladders Exterior Painting', exact: true }).click()
  await expect(page).toShow('/insurance')
  await expect(modeOf(page)).toHaveAttribute('data-mode', 'agent')
  await expect(clientBar(page)).toContainText('Two Ladders Exterior Painting')
  await expect(clientBar(page)).toContainText('Illinois')
  await expect(page.locator('.agency').filter({ visible: true })).toContainText('Quarry Street Insurance')
  await page.getByText('Help me choose').click()
  const propertyQuestion = page.getByRole('group', { name: 'Do you have equipment, stock or a building' })
  await propertyQuestion.getByRole('radio', { name: 'Yes' }).check()
  await expect(page.getByRole('checkbox', { name: 'Business Owners Policy' })).toHaveAccessibleDescription(
    /A fire or a thief could cost you/,
  )
  await clientBar(page).getByRole('link', { name: 'See as the client' }).click()
  await expect(page).toShow('/client-view/insurance')
  await expect(page.getByRole('region', { name: 'The client’s view' })).toContainText(
    'This is how Gus Hallberg sees it',
  )
  await expect(modeOf(page)).toHaveAttribute('data-mode', 'client')
  await expect(appetite(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Ruth Calloway' }).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'General Liability' })).toBeDisabled()
  await check(page, 'a quote as its client sees it')
  await page.getByRole('button', { name: 'Back to my view' }).click()
  await expect(page).toShow('/insurance')
  await page.context().close()
})

test('an agent starts for a client, hands over, and sees what the client completed (R1, R8, R10, F18, S6)', async ({
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  const address = ownAddress('ruth')
  const company = ownCompany('Handed Bakery')
  const business = clientOfAgent(company, address)
  const page = await openStaffPage({ browser, watch, baseURL }, staff.agent)
  await page.goto('/roles/agent')
  await page.getByRole('button', { name: 'New quote' }).first().click()
  await expect(page).toShow('/')
  await expect(clientBar(page)).toContainText('Client not named yet')
  await fillPage(page, business)
  await continueToNext(page)
  await continueByApi(page.request, { business, asAgent: true, until: '/insurance' })
  await page.goto('/insurance')
  await expect(appetite(page)).toContainText('Pick the insurance first')
  await fillPage(page, business)
  await continueToNext(page)
  await expect(appetite(page)).toContainText('Harrow & Lyme')
  await expect(page.getByRole('button', { name: /^Save (and finish later|for later)$/ })).toHaveCount(0)
  const furthest = pathOf(page)

  await clientBar(page).getByRole('button', { name: 'Send to client' }).click()
  await expect(page.getByLabel('The client’s email')).toHaveValue(address)
  await sendLink(page, address, 'Only the claims are missing.')
  await check(page, 'handed over, with the appetite beside the page')
  await page.setViewportSize(phone)
  await expect(clientBar(page)).toContainText(company)
  await expectFits(page, 'handing over on a phone')
  await page.setViewportSize(large)
  const mail = await mailTo(page.request, address, 'handed_over')
  expect(mail.text).toContain('Ruth Calloway of Quarry Street Insurance')
  expect(mail.text).toContain('Only the claims are missing.')

  watch.allow(/\b401\b.*\/api\/quote\//)
  const client = await pageElsewhere({ browser, watch, baseURL })
  await openLink(client, pageIn(mail), address)
  await expect(client, 'where the agent was').toShow(furthest)
  await expect(modeOf(client)).toHaveAttribute('data-mode', 'client')
  const contact = client.getByRole('region', { name: 'Ruth Calloway' }).filter({ visible: true })
  await expect(contact, 'the agent of their own, then the agency’s desk').toContainText(
    /Licensed agent.*\(630\) 555-0101/s,
  )
  await expect(contact).toContainText('Quarry Street Insurance, (630) 555-0100')
  await expect(contact.getByRole('link', { name: /chat/i })).toHaveAttribute('href', /^https:\/\/chat\./)
  await expect
    .poll(() => contact.locator('img').evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(0)
  await expect(clientBar(client).or(appetite(client)).or(client.getByText('Your client'))).toHaveCount(0)
  expect(await currentQuote(client.request)).not.toHaveProperty('agent')
  const { _id, uuid } = await continueByApi(client.request, { business })
  const attestation = { accepted: true, text_keys: ['page.attestation.general'] }
  expect((await client.request.patch(`api/quote/${_id}/finish_form`, { data: { attestation } })).ok()).toBe(true)

  const isAnswered = async () =>
    (await (await client.request.get(`api/quote/uuid/${uuid}?checkIfProcessed=true`)).json()).data.processed
  await expect.poll(isAnswered).toBe(true)
  await searchQuotes(page, company, 1)
  await expect(rowsOf(page, company)).toContainText(/Offers in\s*1 offer/)
  await expect(rowsOf(page, company)).toContainText('Link sent')
  await rowsOf(page, company).getByRole('link', { name: company }).click()
  await expect(page).toShow(/quote-review$/)
  await expect(title(page)).toHaveText('The quotes are in')
  await expect(page.getByText('All quotes', { exact: true }).filter({ visible: true })).toHaveCount(1)
  await choose(page, harrow)
  await expect(page.getByText('Your client signs this')).toBeVisible()
  await expect(requirementsOf(page, harrow)).toHaveCount(0)
  await page.context().close()
  await client.context().close()
})

test('colleagues work on a quote, and are not told of others; a copy is open, a link is revoked (R1, R3, R6, R10)', async ({
  browser,
  baseURL,
  watch,
}) => {
  test.slow()
  const fixtures = { browser, watch, baseURL }
  const company = ownCompany('Shared Bakery')
  const address = ownAddress('ruth')
  const page = await openStaffPage(fixtures, staff.agent)
  const business = clientOfAgent(company, address)
  const { _id, version } = await fillByApi(page.request, { business, until: '/insurance' })
  const reply = await page.request.patch(`api/quote/${_id}`, {
    headers: { 'if-match': `"${version}"` },
    data: { step: '/client', agent: business.answers.agent },
  })
  expect(reply.ok()).toBe(true)

  watch.allow(/\b404\b.*\/api\/quote\//)
  const colleague = await openStaffPage(fixtures, staff.subAgent)
  await colleague.goto(`/roles/agent/quotes/${randomUUID()}`)
  await expect(colleague, 'no quote of the agency').toShow('/roles/agent')
  await findQuotes(colleague, company, 1)
  await rowsOf(colleague, company).getByRole('link', { name: company }).click()
  await expect(colleague).toShow('/insurance')
  const contact = colleague.getByRole('region', { name: /Amara Osei$/ }).filter({ visible: true })
  await expect(contact).toContainText('(630) 555-0119')
  await clientBar(colleague).getByRole('button', { name: 'Send to client' }).click()
  await sendLink(colleague, address)
  await colleague.getByRole('button', { name: `Revoke the link to ${masked(address)}` }).click()
  await expect(colleague.getByText(/, revoked$/)).toBeVisible()
  await colleague.keyboard.press('Escape')

  await colleague.getByRole('link', { name: 'All quotes' }).click()
  await findQuotes(colleague, company, 1)
  await colleague.getByRole('button', { name: `Copy ${company}` }).click()
  await expect(clientBar(colleague)).toContainText(company)
  await expect(colleague, 'whether the client asked for it is asked anew').toShow('/client')
  await expect(control(colleague, 'agent.authorized').getByRole('radio', { name: 'Yes' })).not.toBeChecked()
  await colleague.getByRole('link', { name: 'All quotes' }).click()
  await findQuotes(colleague, company, 2)
  await expect(rowsOf(colleague, company).filter({ hasText: 'In progress' })).toHaveCount(2)
  await colleague.context().close()
  await page.context().close()
})
