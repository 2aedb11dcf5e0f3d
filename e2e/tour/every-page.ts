import type { Page } from '@playwright/test'
import { soloLawyer } from '../../apps/server/src/testing/law-firms.ts'
import { havePeers } from '../../bench/peers/install.ts'
import { checkInBoth, expectFits, large } from '../harness/accessible.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { clientOfAgent } from '../journey/agent-home.ts'
import { bakery } from '../journey/answers.ts'
import { goTo } from '../journey/autopilot.ts'
import { fillByApi, submitByApi } from '../journey/fill-by-api.ts'
import { ownAddress } from '../journey/mail.ts'
import { applyAndRenew, at, lastPage, renewing, send } from '../journey/renewal.ts'
import { signInByApi, title } from '../journey/sign-in.ts'
import { openStaffPage, staff } from '../journey/staff.ts'
import { apply, choose, findAtDesk, part, requirementsOf, shopOf, sign, status } from '../journey/to-policy.ts'

/*
 * What every kind of page fulfills when it is opened by its address: nothing moves, it is accessible in both schemes,
 * Lighthouse gives it 100 for accessibility and best practices, and at 400 % zoom with wide text spacing it fits and leaves
 * most of the screen to its content.
 */

/** 1280 x 1024 at 400 %. */
const enlargedScreen = { width: 320, height: 256 }
const stuckLimit = enlargedScreen.height / 2
const mostShift = 0.01

const business = {
  ...bakery,
  insurance: ['General Liability', 'Business Owners Policy', 'Workers’ Compensation'],
}

/** Adds up unexpected layout shifts. */
const countShifts = (): void => {
  Object.assign(window, { shift: 0 })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue
      Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Text spacing as in WCAG 1.4.12. */
const spaceOut = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

/** Controls and headings with clipped text. */
const clippedElements = (): readonly string[] =>
  [...document.querySelectorAll('main :is(h1, h2, button, .btn, label, legend, th, .segments span)')]
    .filter((part) => part.checkVisibility() && part.clientWidth > 2 && part.scrollWidth > part.clientWidth + 1)
    .filter((part) => getComputedStyle(part).overflowX !== 'visible')
    .map((part) => part.textContent)

/** The height of the sticky parts of the screen when the page is scrolled to its middle. */
const stuckHeight = (): number => {
  scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2)
  const isStuck = (at: Element | null): boolean =>
    at !== null && (/fixed|sticky/.test(getComputedStyle(at).position) || isStuck(at.parentElement))
  const rows = Array.from({ length: innerHeight / 4 }, (_, row) => row * 4 + 2)
  const stuck = rows.filter((y) => isStuck(document.elementFromPoint(innerWidth / 2, y))).length * 4
  scrollTo(0, 0)
  return stuck
}

/** Lighthouse visits in a browser of its own, as whoever is signed in here. What it finds on one page does not end the tour. */
async function expectFullScore(page: Page, address: string): Promise<void> {
  if (!havePeers()) return
  const { faultsOf } = await import('../../bench/peers/lighthouse.ts')
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect.soft(await faultsOf(page.url(), cookie), `what Lighthouse finds on ${address}`).toEqual([])
}

async function holds(page: Page, address: string): Promise<void> {
  await page.setViewportSize(large)
  const response = await page.goto(address)
  await expect(title(page)).toBeVisible()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'shift')), `${address} moves`).toBeLessThan(mostShift)
  await checkInBoth(page, address)
  // Browsers log the status of a page that is not there, which takes four points.
  if (response?.ok()) await expectFullScore(page, address)
  await page.setViewportSize(enlargedScreen)
  await expectFits(page, `${address} at 400 %`)
  const mainTop = await page.locator('#main').evaluate((main) => main.getBoundingClientRect().top + scrollY)
  expect(mainTop, `where the content of ${address} begins at 400 %`).toBeLessThan(stuckLimit)
  expect(await page.evaluate(stuckHeight), `what sticks on ${address} at 400 %`).toBeLessThan(stuckLimit)
  await page.evaluate(spaceOut)
  await expectFits(page, `${address}, spaced out`)
  expect(await page.evaluate(clippedElements), `words cut on ${address}, spaced out`).toEqual([])
}

test('pages of an application', async ({ page, watch }) => {
  test.slow()
  watch.allow(/404/, /Blocked script execution in '\S+\/api\/outbox\//)
  await page.addInitScript(countShifts)
  for (const address of ['/', '/no/such/page', '/sign-in', '/outbox', '/renewals']) await holds(page, address)
  await fillByApi(page.request, { business })
  const steps = [
    ...['/business', '/other-info', '/contact', '/insurance', '/dynamic-questions/coverage_choices/edit/0'],
    ...['/location/edit/0/address', '/location/edit/0/buildings', '/location/list'],
    ...['/dynamic-questions/claims/edit/0', '/gl/l/uw-questions/edit/0', '/recommendations/0/show', '/done'],
  ]
  for (const step of steps) await holds(page, step)
  const { uuid } = await submitByApi(page.request, { business })
  await page.goto(`/${uuid}/quote-review`)
  await expect(title(page)).toHaveText('Your quotes are in')
  for (const view of ['quote-review', 'submissions_forecast', 'application-pdf', 'thank-you'])
    await holds(page, `/${uuid}/${view}`)
  await holds(page, '/resume')
})

test('pages of a policy', async ({ page, browser, watch, baseURL }) => {
  test.slow()
  await page.setViewportSize(large)
  await page.addInitScript(countShifts)
  const email = ownAddress('ruth')
  const insurer = 'Copperfield Insurance (sample)'
  const uuid = await apply(page, shopOf('Okafor Apparel', email))
  await choose(page, insurer)
  const bind = page.url()
  await holds(page, bind)
  await page.setViewportSize(large)
  await page.goto(bind)
  await part(page, 'payment_plan').getByRole('radio').first().check()
  await part(page, 'terrorism').getByRole('radio').last().check()
  for (const kind of ['no_known_losses', 'fraud_statement']) await part(page, kind).getByRole('checkbox').check()
  await sign(page)
  await requirementsOf(page, insurer).click()
  await expect(status(page)).toContainText('Confirmed by the insurer')
  await holds(page, `/policies/${uuid}`)
  const requests = page.locator('main a:is([href*="/change/"], [href*="/cancel/"])')
  const addresses = await requests.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).toHaveLength(2)
  for (const address of addresses) await holds(page, address)
  await signInByApi(page.request, email)
  for (const address of ['/account', '/my-mail']) await holds(page, address)
  const desk = await openStaffPage({ browser, watch, baseURL }, staff.desk)
  await desk.addInitScript(countShifts)
  await findAtDesk(desk, uuid)
  const record = desk.url()
  const question = { kind: 'question', text: 'When did you open the second shop?' }
  const path = `api/desk/applications/${record.split('/').at(-1)}/requests`
  expect((await desk.request.post(path, { data: question })).status()).toBe(200)
  await holds(page, `/${uuid}/questions`)
  for (const address of [record, '/desk', '/desk/webhooks']) await holds(desk, address)
  await desk.context().close()
})

test('pages of a renewal', async ({ page }) => {
  test.slow()
  await page.setViewportSize(large)
  await page.addInitScript(countShifts)
  await applyAndRenew(page, soloLawyer)
  const steps = new Set<string>()
  await goTo(page, lastPage, renewing(), async (path) => {
    steps.add(path)
  })
  for (const address of [...steps, lastPage]) await holds(page, address)
  await page.setViewportSize(large)
  await page.goto(lastPage)
  await send(page)
  // An answer that arrives while the page is open may change it.
  await page.goto(at('/thank-you'))
  await expect(page.locator('.offers').first()).toBeVisible()
  await expect(page.getByText(/insurers have answered$/)).toHaveCount(0)
  const { uuid } = (await (await page.request.get('api/quote')).json()).data
  for (const address of ['/thank-you', `/review/${uuid}`, `/application-pdf/${uuid}`]) await holds(page, at(address))
})

test('pages of agents, operators and support', async ({ browser, watch, baseURL }) => {
  test.slow()
  const pageOf = async (address: string): Promise<Page> => {
    const page = await openStaffPage({ browser, watch, baseURL }, address)
    await page.addInitScript(countShifts)
    return page
  }
  const agent = await pageOf(staff.agent)
  const client = clientOfAgent('Okafor Bakery', ownAddress('ruth'))
  const { uuid } = await submitByApi(agent.request, { business: client, asAgent: true })
  await holds(agent, `/${uuid}/quote-review`)
  await fillByApi(agent.request, { business: client, asAgent: true, until: '/insurance' })
  for (const address of ['/client', '/insurance', '/roles/agent', '/roles/agent/renewals']) await holds(agent, address)
  const operator = await pageOf(staff.operator)
  const ofConsole = ['', '/funnel', '/insurers', '/outgoing', '/sites', '/staff', '/audit', '/people']
  for (const address of ofConsole) await holds(operator, `/console${address}`)
  await holds(await pageOf(staff.support), '/roles/support')
})
