import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { soloLawyer } from '../../apps/server/src/testing/law-firms.ts'
import { inRoot } from '../../scripts/project.ts'
import { large } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { test as base } from '../harness/test.ts'
import { clientOfAgent } from '../journey/agent-home.ts'
import { bakery } from '../journey/answers.ts'
import { changeLink, chooseTrade, continueOf, control, fillPage, goTo, pathOf } from '../journey/autopilot.ts'
import { continueByApi, openAt, submitByApi } from '../journey/fill-by-api.ts'
import { ownAddress } from '../journey/mail.ts'
import { applyAndRenew, at, lastPage, renewing } from '../journey/renewal.ts'
import { shots } from '../journey/shots.ts'
import { askForCode, signIn, title } from '../journey/sign-in.ts'
import { openStaffPage, staff } from '../journey/staff.ts'
import { apply, choose, findAtDesk, part, requirementsOf, shopOf, sign, status } from '../journey/to-policy.ts'

// Not a test: `npm run screens` takes a screenshot of every kind of page for docs/screens.
process.env.SHOTS ??= inRoot('docs/screens')
mkdirSync(process.env.SHOTS, { recursive: true })

const test = base.extend({
  page: async ({ page }, use) => {
    await page.setViewportSize(large)
    await use(page)
  },
})

const business = {
  ...bakery,
  insurance: ['General Liability', 'Business Owners Policy', 'Workers’ Compensation'],
}

/** Opens a page and takes a screenshot once nothing is loading. */
async function see(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address)
  await expect(title(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await shots(page, name)
}

/** As readers with forced colors see it. */
async function inForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await shots(page, 'forced-colors')
  await page.emulateMedia({ forcedColors: 'none' })
}

test.describe('before anything is known', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('the first page, with the question about cookies', async ({ page }) => {
    await see(page, '/', 'first-page')
  })
})

test('missing answers, and pages that do not exist', async ({ page, watch }) => {
  watch.allow(/404/)
  await page.goto('/')
  await continueOf(page).click()
  await expect(page.locator('.err').first()).toBeVisible()
  await shots(page, 'missing')
  await see(page, '/no/such/page', 'not-found')
  await page.goto('/sign-in')
  await expect(title(page)).toBeVisible()
  await shots(page, 'sign-in')
  await askForCode(page, ownAddress('ruth'))
  await shots(page, 'code')
})

test('the application of a bakery', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await chooseTrade(page, business)
  await control(page, 'zip_code').fill('60540')
  await fillPage(page, business)
  await continueOf(page).click()
  await expect(page).not.toShow('/')
  const counts = new Map<string, string>([
    ['/business', 'business'],
    ['/other-info', 'other-info'],
    ['/contact', 'contact'],
    ['/insurance', 'coverage'],
    ['/dynamic-questions/coverage_choices/edit/0', 'limits'],
    ['/location/edit/0/address', 'address'],
    ['/location/edit/0/buildings', 'buildings'],
    ['/location/list', 'locations'],
    ['/dynamic-questions/claims/edit/0', 'claims'],
    ['/recommendations/0/show', 'suggestions'],
  ])
  let questions = 0
  await goTo(page, '/done', business, async (path) => {
    const name = counts.get(path)
    if (name === 'limits') await inForcedColors(page)
    if (name) await shots(page, name)
    if (name === 'limits') await inForcedColors(page)
    else if (/uw-questions/.test(path) && questions++ < 2) await shots(page, `questions-${questions}`)
    else if (process.env.EACH) await shots(page, `each-${path.slice(1)}`)
  })
  await shots(page, 'review')
  await changeLink(page, 'Business name').click()
  await expect(control(page, 'company_name')).toBeFocused()
  await page.waitForLoadState('networkidle')
  await shots(page, 'change')
  await page.goto('/done')
  await page.getByRole('checkbox', { name: /My answers are true/ }).check()
  await page.locator('.actions').getByRole('button', { name: 'Submit' }).click()
  await expect(page).toShow(/\/quote-review$/)
  const uuid = pathOf(page).split('/')[1]
  await expect(title(page)).toHaveText('Your quotes are in')
  await shots(page, 'offers')
  await page.getByRole('radio', { name: 'Table' }).click({ force: true })
  await expect(page.getByRole('table').first()).toBeVisible()
  await shots(page, 'offers-table')
  await see(page, `/${uuid}/submissions_forecast`, 'likely')
  await see(page, `/${uuid}/application-pdf`, 'print')
  await see(page, '/outbox', 'outbox')
})

test('from an offer to a policy', async ({ page, browser, watch, baseURL }) => {
  test.slow()
  const email = ownAddress('ruth')
  const insurer = 'Copperfield Insurance (sample)'
  const uuid = await apply(page, shopOf('Okafor Apparel', email))
  await choose(page, insurer)
  await shots(page, 'bind')
  await part(page, 'payment_plan').getByRole('radio').first().check()
  await part(page, 'terrorism').getByRole('radio').last().check()
  for (const kind of ['no_known_losses', 'fraud_statement']) await part(page, kind).getByRole('checkbox').check()
  await sign(page)
  await requirementsOf(page, insurer).click()
  await expect(status(page)).toContainText('Confirmed by the insurer')
  await shots(page, 'bound')
  await see(page, `/policies/${uuid}`, 'policies')
  await see(page, (await page.locator('main a[href*="/change/"]').first().getAttribute('href')) ?? '', 'policy-change')
  await signIn(page, email)
  await expect(page.getByText('CI-POL-').first()).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await shots(page, 'account')
  await see(page, '/my-mail', 'my-mail')
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  await findAtDesk(desk, uuid)
  await shots(desk, 'desk-record')
  await see(desk, '/desk', 'desk')
  await see(desk, '/desk/webhooks', 'desk-webhooks')
})

/** A task and two notes on a quote. */
async function takeNotes({ request }: Page, quote: string): Promise<void> {
  const at = `api/agent/quotes/${quote}`
  const note = (text: string) => request.post(`${at}/notes`, { data: { id: randomUUID(), text } })
  const due = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10)
  const task = { id: randomUUID(), what: 'Ask Ruth for the lease', due }
  const replies = [
    await request.post(`${at}/tasks`, { data: task }),
    await note('Ruth wants the package only if it stays below $1,500 a year.'),
    await note('She is in the shop until noon; call after that.'),
  ]
  for (const reply of replies) expect(reply.ok(), await reply.text()).toBe(true)
}

test('an agent', async ({ browser, watch, baseURL }) => {
  test.slow()
  const agent = await openStaffPage({ browser, watch, baseURL }, staff.agent)
  await agent.setViewportSize(large)
  const client = clientOfAgent('Okafor Bakery', ownAddress('ruth'))
  const { uuid, _id } = await submitByApi(agent.request, { business: client, asAgent: true })
  await see(agent, `/${uuid}/quote-review`, 'agent-offers')
  await takeNotes(agent, _id)
  await agent.getByRole('button', { name: 'Notes', exact: true }).click()
  await expect(agent.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
  await shots(agent, 'agent-notes')
  await openAt(agent, '/insurance', { business: client, asAgent: true })
  await shots(agent, 'agent-coverage')
  await continueByApi(agent.request, { business: client, asAgent: true, until: '/contact' })
  await see(agent, '/roles/agent', 'agent')
  await see(agent, '/roles/agent/renewals', 'agent-renewals')
  const support = await openStaffPage({ browser, watch, baseURL }, staff.support)
  await see(support, '/roles/support', 'support')
  const operator = await openStaffPage({ browser, watch, baseURL }, staff.operator)
  await see(operator, '/console', 'console')
  for (const name of ['funnel', 'insurers', 'outgoing', 'sites', 'staff', 'audit', 'people'])
    await see(operator, `/console/${name}`, `console-${name}`)
})

test('a law firm renews', async ({ page }) => {
  test.slow()
  await see(page, at('/'), 'renewals')
  await applyAndRenew(page, soloLawyer)
  await shots(page, 'what-changed')
  await goTo(page, lastPage, renewing())
  await expect(page.getByRole('heading', { name: 'What changed since last year' })).toBeVisible()
  await shots(page, 'renewal-review')
})

test('other looks', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  for (const site of ['harbor', 'meridian', 'france'])
    await see(page, `http://${site}.localhost:${port}/`, `site-${site}`)
})
