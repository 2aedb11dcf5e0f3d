import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { goTo } from './journey/autopilot.ts'
import { fillByApi } from './journey/fill-by-api.ts'
import { holdScripts } from './journey/hold-scripts.ts'
import { waitForHydration } from './journey/hydration.ts'
import { setValue } from './journey/ways-of-typing.ts'

const limitInBytes = 140_000
const limitToTheSecondPage = 240_000
/** The first ten packets: what a server may send before the browser acknowledges any. */
const firstPackets = 14_600

const trade = (page: Page) => page.getByRole('combobox').first()

/** Runs in the page: the compressed bytes of the scripts loaded so far. */
const scriptBytes = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0)

/** Records layout shifts, and the size of the scripts at hydration. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shift: 0, scriptBytes: 0 })
    new MutationObserver((_changes, observer) => {
      observer.disconnect()
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
      const sizes = scripts.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0))
      Object.assign(window, { scriptBytes: sizes.reduce((sum, size) => sum + size, 0) })
    }).observe(document, { subtree: true, attributeFilter: ['autocomplete'] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') {
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + entry.value })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('the first page needs at most 140 kB of compressed JavaScript, and the second is there within 240 kB, fetched before the first is used (S1, speed)', async ({
  page,
}) => {
  // Without a choice about cookies, so that the banner is shown; it must not delay the page.
  await page.context().clearCookies()
  const fetchedPaths: string[] = []
  page.on('request', (request) => fetchedPaths.push(new URL(request.url()).pathname))
  const has = (part: string) => fetchedPaths.some((path) => path.startsWith(`/assets/${part}-`))
  await observe(page)
  await page.goto('/')
  await waitForHydration(page)
  expect(has('us')).toBe(false)
  const bytes = Number(await page.evaluate(() => Reflect.get(window, 'scriptBytes')))
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(limitInBytes)
  for (const part of ['us', 'later-step']) await expect.poll(() => has(part)).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001)

  await page.getByRole('button', { name: 'Reject optional' }).click()
  await goTo(page, '/business', bakery)
  expect(await page.evaluate(scriptBytes)).toBeLessThanOrEqual(limitToTheSecondPage)
  // Code of later pages is fetched when it is needed.
  const later = ['done-page', 'offers-page', 'thank-you-page', 'application-pdf-page', 'coverage-control']
  expect(later.filter(has)).toEqual([])

  await test.step('a tab that was opened for another application shows that one (R4)', async () => {
    const first = await page.evaluate(() => sessionStorage.getItem('coverwright.quote'))
    await page.request.post('/api/quote', { data: {} })
    await page.goto('/')
    await expect(page.getByLabel('Main ZIP code')).toHaveValue(/\d{5}/)
    expect(await page.evaluate(() => sessionStorage.getItem('coverwright.quote'))).toBe(first)
  })
})

test('the page itself fits into the first packets of a connection (speed)', async ({ request }) => {
  const reply = await request.get('/', { headers: { accept: 'text/html', 'accept-encoding': 'br', cookie: '' } })
  expect(reply.headers()['content-encoding']).toBe('br')
  expect(Number(reply.headers()['content-length'])).toBeLessThanOrEqual(firstPackets)
})

test('the first page is of use before its scripts are (speed, V1)', async ({ page }) => {
  const onward = page.locator('form').getByRole('button', { name: 'Continue' })
  await test.step('the first page can be read, filled in and submitted before its scripts are loaded (speed)', async () => {
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What does your business do?')
    await page.getByLabel('Main ZIP code').pressSequentially('606')
    await trade(page).pressSequentially('bakery')
    await onward.click()
    release()
    // The press takes effect now: the page lists what is missing.
    await expect(page.getByRole('heading', { name: /need another look/ })).toBeVisible()
    await expect(page.getByLabel('Main ZIP code')).toHaveValue('606')
    await expect(trade(page)).toHaveValue('bakery')
  })

  await test.step('a choice made before hydration, and what a password manager filled in, are kept (speed, V1)', async () => {
    const structure = page.getByLabel('Legal structure')
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await structure.selectOption({ index: 2 })
    const choice = await structure.inputValue()
    await setValue(page.getByLabel('Main ZIP code'), '60540–1234')
    release()
    await waitForHydration(page)
    await expect(structure).toHaveValue(choice)
    // What is shown is saved with the next press.
    await onward.click()
    await expect(page.getByLabel('Main ZIP code')).toHaveValue(/^60540.1234$/)
    const stored = () => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(stored).toMatch(/60540.1234/)
    expect(await stored()).toContain(choice)
  })
})

/** The consent banner is tested at sites in other languages. */
const sites = [
  ['a brand with fonts and a logo of its own', 'http://harbor.localhost'],
  ['agents', 'http://agents.localhost'],
] as const

test('the application hydrates the page of each site as it is (speed)', async ({ page, baseURL }) => {
  await observe(page)
  for (const [name, origin] of sites) {
    await test.step(name, async () => {
      const release = await holdScripts(page)
      await page.goto(`${origin}:${new URL(baseURL ?? '').port}/`, { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1 })
      await heading.evaluate((element) => element.setAttribute('data-from', 'server'))
      release()
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      await expect(heading, name).toHaveAttribute('data-from', 'server')
      // Agents' fields are closer together once their styles are loaded.
      const limit = name === 'agents' ? 0.1 : 0.01
      expect(await page.evaluate(() => Reflect.get(window, 'shift')), name).toBeLessThan(limit)
      await page.unrouteAll()
    })
  }

  await test.step('Back before its scripts run leads to the page before it (F6, speed)', async () => {
    await page.goto('/sign-in')
    await expectDrawnBeforePaint(page)
    await page.locator('header').getByRole('link').first().click()
    await expect(page).toShow('/')
    const release = await holdScripts(page)
    await page.reload({ waitUntil: 'commit' })
    await expect(trade(page)).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/sign-in')
    release()
    await expect(page).toShow('/sign-in')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('returning visitors find their answers in the page itself, which no cache keeps, and other visitors nothing of them (speed, R1, F3, case C7)', async ({
  page,
  context,
}) => {
  await fillByApi(page.request, { until: '/business' })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const release = await holdScripts(page)
  const reply = await page.goto('/', { waitUntil: 'commit' })
  const zip = page.getByLabel('Main ZIP code')
  await expect(zip).toHaveValue(/\d{5}/)
  expect(reply?.headers()['cache-control']).toBe('private, no-store')
  release()
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await expect(zip).toHaveValue(/\d{5}/)
  expect(requests.filter((path) => path.startsWith('/api/quote') || path.includes('get-logged-in-user'))).toEqual([])
  // They are led to where they stopped.
  await expect(page.getByRole('link', { name: 'Continue where you left off' })).toHaveAttribute('href', '/business')

  await test.step('a page rendered for one visitor leaves nothing in the next visitor’s page (speed)', async () => {
    // When there are answers, the server renders the page with parts that a new visitor's browser has not fetched.
    await page.unrouteAll()
    await context.clearCookies()
    const releaseNext = await holdScripts(page)
    await page.goto('/makers/', { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1 })
    await heading.evaluate((element) => element.setAttribute('data-from', 'server'))
    releaseNext()
    await waitForHydration(page)
    await expect(heading, 'a site below a path is hydrated as it is').toHaveAttribute('data-from', 'server')
    await expect(trade(page)).toHaveValue('')
  })
})

/** A page that the application draws does not wait for a first paint. */
async function expectDrawnBeforePaint(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const times = () =>
    page.evaluate(() => [
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/react-'))?.startTime,
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    ])
  // The browser reports a paint when it is finished.
  await expect.poll(async () => (await times())[1]).toBeDefined()
  const [requestedMs, paintedMs] = await times()
  expect(requestedMs).toBeLessThan(paintedMs ?? 0)
}
