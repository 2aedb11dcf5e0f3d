import { daysAfter } from '@coverwright/core/rules/calendar'
import type { Browser } from '@playwright/test'
import { check, expectFits, large, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { bakery, today } from './journey/answers.ts'
import { ownAddress } from './journey/mail.ts'
import { shots } from './journey/shots.ts'
import { title } from './journey/sign-in.ts'
import { openStaffPage, staff } from './journey/staff.ts'
import {
  apply,
  assignTo,
  cardOf,
  choose,
  findAtDesk,
  kindsOfMail,
  part,
  shopOf,
  sign,
  status,
} from './journey/to-policy.ts'
import { testOfListening as test } from './journey/webhook-receiver.ts'

test.describe.configure({ mode: 'default' })

/** The email address of the site's desk. */
const host = 'dana.whitlock@coverwright.example'

const paper = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n'),
})

/** Decides about the newest referral on the sample insurers' page for underwriters. */
async function decide(
  browser: Browser,
  carriersUrl: string,
  button: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${carriersUrl}/underwriter`)
  const form = page
    .locator('article')
    .first()
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button }) })
  for (const [label, words] of Object.entries(fields)) await form.getByLabel(label).fill(words)
  await form.getByRole('button', { name: button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
}

test('an underwriter reads, asks, is answered and quotes, all without a reload, on a phone (R8)', async ({
  page,
  product,
  browser,
  watch,
  baseURL,
}) => {
  test.slow()
  await page.setViewportSize(phone)
  const email = ownAddress('asked')
  const uuid = await apply(page, { ...bakery, answers: { ...bakery.answers, contact_email: email } })
  await expect(page.getByText('With an underwriter').first()).toBeVisible()
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  await findAtDesk(desk, uuid)
  await expect(desk.getByText('Referred to an underwriter').first()).toBeVisible()
  const agent = await openStaffPage({ browser, watch, baseURL }, staff.agent)
  const agentSees = await assignTo(agent, { desk, uuid })
  await agentSees(/with an underwriter/)
  const questions = { 'Yes or no': 'Do you paint above two floors?', 'In words': 'How do you secure ladders?' }
  await decide(browser, product.carriers.url, 'Ask two questions', questions)
  await expect(page.getByRole('status').filter({ hasText: 'has questions for you' })).toBeVisible()
  await check(page, 'offers with questions')
  await desk.reload()
  await expect(desk.getByText('Needs information').first()).toBeVisible()
  await agentSees('1 with questions')
  await agent.goto(`/${uuid}/quote-review`)
  await expect(agent.getByRole('link', { name: /^Answer/ }), 'what the agent sees').toBeVisible()
  await shots(agent, 'agent-asked')
  await page.getByRole('link', { name: /^Answer/ }).click()
  await expect(title(page)).toHaveText(/^Questions from/)
  await check(page, 'questions of an insurer')
  await shots(page, 'insurer-questions')
  await page.setViewportSize(phone)
  await page.getByRole('button', { name: 'Send the answers' }).click()
  await expect(page.getByRole('alert')).toContainText('Two answers')
  await page.getByRole('radio', { name: 'No' }).check()
  await page.getByRole('textbox', { name: 'How do you secure ladders?' }).fill('A second person holds them.')
  await page.getByRole('button', { name: 'Send the answers' }).click()
  await expect(page.getByText('With an underwriter').first()).toBeVisible()
  await decide(browser, product.carriers.url, 'Quote', { 'Premium a year': '31235' })
  await expect(page.getByText('$31,235').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'now has a price' })).toBeVisible()
  await expectFits(page, 'offers with a late price')
  await shots(page, 'late-price')
  await page.setViewportSize(large)
  await expectFits(page, 'offers with a late price, on a large screen')
  await desk.reload()
  await expect(desk.getByText('$31,235').first()).toBeVisible()
  await expect(agent.getByText('$31,235').first(), 'on the page that the agent has open').toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: '$31,235' })
    .first()
    .getByRole('button', { name: 'Choose' })
    .click()
  await expect(page.getByRole('link', { name: 'Continue with this one' })).toBeVisible()
  await agentSees('Offer chosen')
  const types = ['offer.updated: referred', 'offer.updated: needs_information', 'offer.updated: quoted', 'offer.chosen']
  await expect.poll(() => product.eventsReceived(uuid)).toEqual(expect.arrayContaining(types))
  const kinds = await product.evidence(uuid)
  expect(kinds.filter((kind) => kind === 'offer_answered').length).toBeGreaterThan(3)
  expect(kinds.lastIndexOf('offer_answered')).toBeLessThan(kinds.indexOf('offers_chosen'))
})

test('an insurer without an interface is entered, sent as a proposal and confirmed by the desk (O5, O10, S8)', async ({
  page,
  product,
  browser,
  watch,
  baseURL,
}) => {
  test.slow()
  const email = ownAddress('by-hand')
  const insurer = 'Harbor Mutual of Maine'
  const uuid = await apply(page, shopOf('Okafor Coats', email))
  await expect(title(page)).toHaveText('Your quotes are in')
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  const atDesk = await findAtDesk(desk, uuid)
  await expect(desk.getByRole('heading', { name: 'Enter an insurer’s answer' })).toBeVisible()
  const agent = await openStaffPage({ browser, watch, baseURL }, staff.agent)
  const agentSees = await assignTo(agent, { desk, uuid })
  await agentSees('Offers in')
  await desk.keyboard.press('e')
  await expect(desk.getByLabel('Offer', { exact: true })).toBeFocused()
  await desk.getByLabel('Insurer', { exact: true }).fill(insurer)
  await desk.getByLabel('Annual premium').fill('1.250')
  await desk.getByLabel('Limits', { exact: true }).fill('$1,000,000 / $2,000,000')
  await desk.getByLabel('Source').fill('Their mail of today')
  await desk.getByLabel('The insurer has nothing more to decide').check()
  await desk.getByLabel(/^File/).last().setInputFiles(paper('Harbor letter'))
  await desk.getByRole('button', { name: 'Save answer' }).click()
  await desk.getByRole('button', { name: '$1,250', exact: true }).click()
  await desk.getByRole('button', { name: 'Save answer' }).click()
  await expect(atDesk(insurer).getByRole('link', { name: 'Quote letter' })).toBeVisible()
  await expect(desk.getByLabel('The insurer has nothing more to decide'), 'of the next one').not.toBeChecked()
  await desk.getByRole('button', { name: 'Send the proposal' }).click()
  await expect(desk.getByText('Sent to the customer')).toBeVisible()
  await check(desk, 'an offer with its documents, at the desk')
  await shots(desk, 'desk-entered')

  await expect(page.getByRole('status').filter({ hasText: `${insurer} now has a price` })).toBeVisible()
  await expect(cardOf(page, insurer)).toContainText('$1,250')
  await expect(cardOf(page, insurer)).toContainText('$1,000,000 / $2,000,000')
  await expect(page.getByRole('link', { name: 'Quote letter' }).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the proposal (PDF)' }).click()
  expect((await download).suggestedFilename()).toBe(`proposal-${uuid.slice(0, 8)}.pdf`)
  await choose(page, insurer)
  for (const kind of ['no_known_losses', 'fraud_statement']) await part(page, kind).getByRole('checkbox').check()
  await shots(page, 'bind-desk')
  await sign(page)
  await page.getByRole('button', { name: /^Ask .* to arrange it$/ }).click()
  await expect(status(page)).toContainText('Requested')
  await expect(
    page.getByText(`You have no coverage under this offer until ${insurer} confirms it.`).first(),
  ).toBeVisible()
  await shots(page, 'asked')
  await agentSees('Asked to bind')
  await agent.goto(`/${uuid}/thank-you`)
  await expect(status(agent)).toContainText(`Coverwright is arranging it with ${insurer}`)
  await expect(status(agent)).toContainText(`until ${insurer} confirms it`)
  await shots(agent, 'agent-waits')
  await desk.reload()
  await expect(atDesk(insurer)).toContainText('Requested')
  await shots(desk, 'desk-asked')
  await atDesk(insurer).getByLabel('Policy or binder number').fill('HM-1')
  await atDesk(insurer)
    .getByLabel('Effective date')
    .fill(daysAfter(today, 21) ?? '')
  await atDesk(insurer)
    .getByLabel('Expiration date')
    .fill(daysAfter(today, 386) ?? '')
  await atDesk(insurer).getByLabel('Source').fill('Their mail of today')
  await atDesk(insurer).getByRole('button', { name: 'Record the confirmation' }).click()
  await expect(atDesk(insurer)).toContainText('Confirmed by the insurer')
  await expect(status(page), 'on the page that the customer has open').toContainText('Confirmed by the insurer')
  await expect(status(agent), 'and on the agent’s').toContainText('Confirmed by the insurer')
  await agentSees('Bound')
  await atDesk(insurer).getByText('Add a document', { exact: true }).click()
  await expect(atDesk(insurer).getByLabel('What is it?')).toHaveValue('policy')
  await atDesk(insurer).getByLabel('File', { exact: true }).setInputFiles(paper('HM-1'))
  await atDesk(insurer).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(atDesk(insurer).getByRole('link', { name: 'Policy', exact: true })).toBeVisible()
  await shots(desk, 'desk-confirmed')

  await page.goto(`/policies/${uuid}`)
  await expect(page.getByText('No. HM-1')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Policy', exact: true })).toBeVisible()
  await shots(page, 'policy')
  for (const [to, kinds] of [
    [email, ['proposal', 'bind_requested', 'bind_confirmed']],
    [staff.agent, ['application_assigned', 'bind_requested', 'bind_confirmed']],
    [host, ['application_submitted', 'offer_chosen', 'bind_requested', 'bind_confirmed']],
  ] as const)
    await expect.poll(() => kindsOfMail(page, to), `mailed to ${to}`).toEqual(expect.arrayContaining([...kinds]))
  const types = ['offer.updated: quoted', 'offer.chosen', 'bind.requested', 'bind.confirmed']
  await expect.poll(() => product.eventsReceived(uuid)).toEqual(expect.arrayContaining(types))
  const kinds = await product.evidence(uuid)
  const story = ['finished', 'offer_answered', 'proposal_sent', 'offers_chosen', 'offer_advanced']
  expect(story.map((kind) => kinds.lastIndexOf(kind))).not.toContain(-1)
  expect(kinds.indexOf('proposal_sent')).toBeLessThan(kinds.indexOf('offers_chosen'))
  expect(kinds.indexOf('offers_chosen')).toBeLessThan(kinds.indexOf('offer_advanced'))
})

test('when all insurers decline, the desk closes it (O5)', async ({ page, product, browser, watch, baseURL }) => {
  test.slow()
  const email = ownAddress('declined')
  const uuid = await apply(page, shopOf('Okafor Hats', email))
  await expect(title(page)).toHaveText('Your quotes are in')
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  await findAtDesk(desk, uuid)
  const agent = await openStaffPage({ browser, watch, baseURL }, staff.agent)
  const agentSees = await assignTo(agent, { desk, uuid })
  await desk.keyboard.press('e')
  const offers = desk.getByLabel('Offer', { exact: true })
  const ownOffers = await offers
    .locator('option:not([value=""])')
    .evaluateAll((all) => all.map((each) => each.getAttribute('value')))
  for (const offer of ownOffers) {
    const item = desk.locator('.desk-offers > li').nth(ownOffers.indexOf(offer))
    if (((await item.textContent()) ?? '').includes('Declined')) continue
    await offers.selectOption(offer)
    await desk.getByLabel('Insurer’s answer', { exact: true }).selectOption('Declined')
    await desk.getByLabel('Message to the customer').fill('Too many losses on this street.')
    await desk.getByLabel('Source').fill('By phone')
    await desk.getByRole('button', { name: 'Save answer' }).click()
    await expect(item).toContainText('Declined')
  }
  await page.reload()
  await expect(title(page)).toHaveText('No price yet')
  await expect(page.getByText('Too many losses on this street.').first()).toBeVisible()
  await shots(page, 'declined')
  await agentSees(/Sent to insurers\s*\d+ declined/)
  await agent.goto(`/${uuid}/quote-review`)
  await expect(agent.getByText('Too many losses on this street.').first(), 'what the agent sees').toBeVisible()
  await desk.getByLabel('Reason', { exact: true }).selectOption('No insurer offered it')
  await desk.getByRole('button', { name: 'Close application' }).click()
  await expect(desk.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await shots(desk, 'desk-closed')
  await agentSees('Closed')
  await shots(agent, 'agent-closed')
  await expect.poll(() => product.eventsReceived(uuid)).toContain('application.closed')
  expect((await product.evidence(uuid)).at(-1)).toBe('closed')
})
