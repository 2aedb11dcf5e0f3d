import { expectFits, large, phone } from './harness/accessible.ts'
import { expect } from './harness/expect.ts'
import { clientOfAgent, rowsOf, searchQuotes, sendLink } from './journey/agent-home.ts'
import { control, goTo } from './journey/autopilot.ts'
import { currentQuote, submitByApi } from './journey/fill-by-api.ts'
import { mailTo, ownAddress, pageIn } from './journey/mail.ts'
import { openLink } from './journey/mailed-link.ts'
import { shots } from './journey/shots.ts'
import { pageElsewhere, signIn, title } from './journey/sign-in.ts'
import { openStaffPage, staff } from './journey/staff.ts'
import {
  agree,
  apply,
  assignTo,
  choose,
  findAtDesk,
  kindsOfMail,
  part,
  requirementsOf,
  savedNote,
  shopOf,
  sign,
  status,
  submit,
} from './journey/to-policy.ts'
import { testOfListening as test } from './journey/webhook-receiver.ts'

test.describe.configure({ mode: 'default' })

const copperfield = 'Copperfield Insurance (sample)'
const harrow = 'Harrow & Lyme (sample)'

test('an offer is bound at once, on a phone (S8)', async ({ page, product, browser, watch, baseURL }) => {
  test.slow()
  await page.setViewportSize(phone)
  const email = ownAddress('bound')
  const uuid = await apply(page, shopOf('Okafor Apparel', email))
  await expect(title(page)).toHaveText('Your quotes are in')
  await shots(page, 'offers')
  await page.setViewportSize(phone)
  await choose(page, copperfield)
  await shots(page, 'bind')
  await page.setViewportSize(phone)
  const ask = requirementsOf(page, copperfield)
  await ask.click()
  await expect(part(page, 'terrorism')).toContainText('Choose one of the two')
  await expect(part(page, 'terrorism').getByRole('radio', { checked: true })).toHaveCount(0)
  await part(page, 'payment_plan').getByRole('radio').first().check()
  await part(page, 'terrorism').getByRole('radio').last().check()
  await part(page, 'no_known_losses').getByRole('checkbox').check()
  await expect(part(page, 'fraud_statement').getByRole('checkbox'), 'nothing is agreed to before').not.toBeChecked()
  await part(page, 'fraud_statement').getByRole('checkbox').check()
  await expect(savedNote(page)).toBeVisible()
  await page.context().setOffline(true)
  await part(page, 'terrorism').getByRole('radio').first().check()
  await expect(page.getByText('You are offline. This is saved when you are online again.')).toBeVisible()
  await page.context().setOffline(false)
  await part(page, 'terrorism').getByRole('radio').last().check()
  await expect(savedNote(page)).toBeVisible()
  await page.reload()
  await expect(part(page, 'terrorism').getByRole('radio').last(), 'nothing given is lost').toBeChecked()
  await agree(page)
  await ask.click()
  await expect(title(page)).toHaveText('Status of your insurance')
  await expect(status(page)).toContainText('Confirmed by the insurer')
  await expect(status(page)).toContainText(/confirmed it under CI-POL-\w+\. Coverage runs from/)
  await expect(page.getByText('You have no coverage under this offer')).toHaveCount(0)
  await expectFits(page, 'an offer that is bound, on a phone')
  await shots(page, 'bound')

  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  const atDesk = await findAtDesk(desk, uuid)
  await expect(atDesk(copperfield)).toContainText('Confirmed by the insurer')
  const agent = await openStaffPage({ browser, watch, baseURL }, staff.agent)
  const agentSees = await assignTo(agent, { desk, uuid })
  await agentSees('Bound')
  await agent.goto(`/policies/${uuid}`)
  await expect(agent.getByText(/No\. CI-POL-/), 'what the agent sees').toBeVisible()
  await shots(agent, 'agent-policy')
  await desk.getByText('What was signed or agreed to').first().click()
  await expect(desk.getByText('I do not want terrorism coverage.')).toBeVisible()
  await shots(desk, 'desk-bound')
  await expect.poll(() => kindsOfMail(page, email)).toContain('bind_confirmed')
  await signIn(page, email)
  const policy = page.getByRole('listitem').filter({ hasText: 'CI-POL-' }).first()
  await expect(policy).toContainText(/^General Liability with Copperfield Insurance/)
  await expect(policy).toContainText(/Starts /)
  await shots(page, 'account')
  await expect
    .poll(() => product.eventsReceived(uuid))
    .toEqual(expect.arrayContaining(['application.submitted', 'offer.chosen', 'bind.requested', 'bind.confirmed']))
  expect(await product.evidence(uuid)).toEqual(expect.arrayContaining(['finished', 'offers_chosen', 'offer_advanced']))
})

test('an agent applies, the client signs and brings loss runs, and the insurer confirms (S8, R10)', async ({
  product,
  browser,
  watch,
  baseURL,
}) => {
  test.slow()
  const email = ownAddress('client')
  const company = 'Okafor Dresses'
  const shop = shopOf(company, email)
  const business = { ...shop, answers: { ...clientOfAgent(company, email).answers, ...shop.answers } }
  const agent = await openStaffPage({ browser, watch, baseURL }, staff.agent)
  await agent.setViewportSize(large)
  const { uuid } = await submitByApi(agent.request, { business, asAgent: true })
  await agent.goto(`/${uuid}/quote-review`)
  await choose(agent, harrow)
  await part(agent, 'payment_plan').getByRole('radio').first().check()
  await expect(savedNote(agent)).toBeVisible()
  await expect(agent.getByText('Your client signs this')).toBeVisible()
  await expect(requirementsOf(agent, harrow)).toHaveCount(0)
  await shots(agent, 'bind-agent')
  await agent.getByRole('button', { name: 'Send to client' }).last().click()
  await sendLink(agent, email, 'Please sign.')

  watch.allow(/\b401\b.*\/api\/quote\//)
  const page = await pageElsewhere({ browser, watch, baseURL })
  await openLink(page, pageIn(await mailTo(agent.request, email, 'handed_over')), email)
  await expect(title(page)).not.toHaveText(/^(?:Sign in|Enter the code)$/)
  await page.waitForLoadState('networkidle')
  await page.goto(`/${uuid}/thank-you`)
  await page.getByRole('link', { name: `Continue with ${harrow}` }).click()
  await expect(part(page, 'payment_plan').getByRole('radio').first(), 'what the agent gave').toBeChecked()
  await part(page, 'terrorism').getByRole('radio').first().check()
  await part(page, 'fraud_statement').getByRole('checkbox').check()
  await sign(page)
  await requirementsOf(page, harrow).click()
  await expect(title(page)).toHaveText('Status of your insurance')
  await expect(status(page)).toContainText('The insurer needs more')
  await shots(page, 'needs-more')
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  const atDesk = await findAtDesk(desk, uuid)
  await expect(atDesk(harrow)).toContainText('The insurer needs more')
  await status(page).getByRole('link', { name: 'Complete what is missing' }).click()
  await part(page, 'loss_runs')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'loss-runs.txt', mimeType: 'text/plain', buffer: Buffer.from('No losses in five years.') })
  await expect(part(page, 'loss_runs')).toContainText('loss-runs.txt')
  await agree(page)
  await requirementsOf(page, harrow).click()
  await expect(status(page)).toContainText('Confirmed by the insurer')
  await desk.reload()
  await expect(atDesk(harrow)).toContainText('Confirmed by the insurer')
  await agent.goto(`/${uuid}/thank-you`)
  await expect(status(agent), 'what the agent sees').toContainText('Confirmed by the insurer')
  await searchQuotes(agent, company, 1)
  await expect(rowsOf(agent, company)).toContainText('Bound')
  await shots(agent, 'agent-home')
  await expect
    .poll(() => product.eventsReceived(uuid))
    .toEqual(expect.arrayContaining(['requirement.opened', 'requirement.given', 'bind.confirmed']))
  expect(await product.evidence(uuid)).toEqual(expect.arrayContaining(['offers_chosen', 'offer_advanced']))
})

/** A sample client of an agent, whose general liability expires in forty days. */
const marisol = 'marisol@walkers-point-painting.example'
const figures = {
  trade: { query: '', name: '' },
  insurance: [],
  answers: {
    ...{ annual_revenue: 310_000, annual_payroll: 110_000, fulltime_employees: 3, parttime_employees: 2 },
    'renewal.as_before': 'Yes',
  },
}

test('general liability renews from the account: this year’s figures and the changes are asked for (P12)', async ({
  page,
  product,
  browser,
  watch,
  baseURL,
}) => {
  test.slow()
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  await desk.goto('/desk?queue=renewals_due')
  await expect(desk.getByRole('link', { name: 'Walker’s Point Painting LLC' })).toBeVisible()
  await page.setViewportSize(large)
  await signIn(page, marisol)
  const policy = page.getByRole('listitem').filter({ hasText: 'LM-GL-204417' })
  await expect(policy).toContainText('Renewal due')
  await shots(page, 'account-due')
  await policy.getByRole('link', { name: /^Renew/ }).click()
  await page.setViewportSize(phone)
  await expect(page.getByText('It does not renew automatically.')).toBeVisible()
  await expectFits(page, 'a policy whose renewal is due, on a phone')
  await shots(page, 'renewal-due')
  await page.setViewportSize(large)
  await page.getByRole('button', { name: 'Start the renewal' }).click()

  // Only what is asked every year is empty, with last year's answer beside it.
  await expect(page).toShow('/business')
  await expect(control(page, 'company_name')).toHaveValue('Walker’s Point Painting LLC')
  await expect(control(page, 'annual_revenue')).toHaveValue('')
  await expect(page.getByText('$285,000').first()).toBeVisible()
  const { uuid } = await currentQuote(page.request)
  await goTo(page, '/last-year', figures)
  await expect(title(page)).toHaveText('What changed since last year?')
  await expect(page.getByText('Last year: $285,000')).toBeVisible()
  await shots(page, 'last-year')
  await goTo(page, '/done', figures)
  await submit(page)
  await expect(title(page)).toHaveText('Your quotes are in')
  await shots(page, 'renewal-offers')
  await choose(page, copperfield)
  await part(page, 'payment_plan').getByRole('radio').first().check()
  await expect(part(page, 'terrorism'), 'the application asks for it, and the price has it').toHaveCount(0)
  for (const kind of ['no_known_losses', 'fraud_statement'])
    if ((await part(page, kind).count()) > 0) await part(page, kind).getByRole('checkbox').check()
  await sign(page)
  await requirementsOf(page, copperfield).click()
  await expect(status(page)).toContainText('Confirmed by the insurer')
  await page.goto('/account')
  await expect(policy).toContainText('Renewed: an insurer confirmed the next term')
  await shots(page, 'account-renewed')
  await desk.reload()
  await expect(desk.getByRole('link', { name: 'Walker’s Point Painting LLC' })).toHaveCount(0)
  const agent = await openStaffPage({ browser, watch, baseURL }, staff.otherAgent)
  await searchQuotes(agent, 'Walker’s Point', 2)
  await expect(rowsOf(agent, 'Walker’s Point').filter({ hasText: 'renewal' })).toContainText('Bound')
  await expect
    .poll(() => product.eventsReceived(uuid))
    .toEqual(expect.arrayContaining(['renewal.started', 'bind.confirmed']))
  expect(await product.evidence(uuid)).toEqual(expect.arrayContaining(['finished', 'offer_advanced']))
})
