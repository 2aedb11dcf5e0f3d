import type { Page } from '@playwright/test'
import { expect } from './harness/expect.ts'
import { test } from './harness/test.ts'
import { bakery } from './journey/answers.ts'
import { continueOf, control } from './journey/autopilot.ts'
import { currentQuote, fillByApi, startAt } from './journey/fill-by-api.ts'
import { waitForHydration } from './journey/hydration.ts'

/** What a browser logs while the server does not answer. */
const unreachable = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /ERR_ABORTED/]

const unsavedNotice = (page: Page) => page.getByText(/^Not saved/)
const isPatch = (request: { method: () => string }) => request.method() === 'PATCH'

async function atBusiness(page: Page): Promise<void> {
  await startAt(page, '/contact', { business: bakery, open: '/business' })
  await expect(control(page, 'company_name')).toBeVisible()
}

test('an unsaved page says so near the user’s input, on a large screen and on a phone (durability, case D7)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(...unreachable)
  await atBusiness(page)
  await control(page, 'company_name').fill('Typed in a tunnel LLC')
  await context.setOffline(true)
  await continueOf(page).scrollIntoViewIfNeeded()
  await continueOf(page).click()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    for (const top of [100_000, 0]) {
      await page.evaluate((to) => scrollTo(0, to), top)
      await expect(unsavedNotice(page)).toBeInViewport()
    }
  }
  await context.setOffline(false)
  await expect(page).not.toShow('/business')
  expect((await currentQuote(page.request)).company_name).toBe('Typed in a tunnel LLC')
})

test('no save is lost or made twice, however the connection fails (durability)', async ({ page, watch, context }) => {
  await test.step('a hanging save does not count as saved, and is retried once the connection is back (durability)', async () => {
    watch.allow(...unreachable)
    await atBusiness(page)
    let sentCount = 0
    page.on('request', (request) => {
      if (isPatch(request)) sentCount += 1
    })
    let hanging = true
    // A connection that accepts requests and never responds.
    await page.route('**/api/quote/*', (route) => (hanging && isPatch(route.request()) ? undefined : route.fallback()))
    await control(page, 'company_name').fill('Swallowed LLC')
    await continueOf(page).click()
    await expect(unsavedNotice(page)).toBeVisible()
    hanging = false
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page).not.toShow('/business')
    expect((await currentQuote(page.request)).company_name).toBe('Swallowed LLC')
    expect(sentCount, 'once in vain, and once more').toBe(2)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('text typed during a save stays, and so does its page (durability)', async () => {
    watch.allow(...unreachable)
    await atBusiness(page)
    await control(page, 'company_name').fill('First LLC')
    await context.setOffline(true)
    await continueOf(page).click()
    await expect(unsavedNotice(page)).toBeVisible()
    await control(page, 'company_name').fill('Second LLC')
    await context.setOffline(false)
    await expect.poll(async () => (await currentQuote(page.request)).company_name).toBe('First LLC')
    await expect(unsavedNotice(page)).toHaveCount(0)
    await expect(page).toShow('/business')
    await expect(control(page, 'company_name')).toHaveValue('Second LLC')
    await continueOf(page).click()
    await expect(page).not.toShow('/business')
    expect((await currentQuote(page.request)).company_name).toBe('Second LLC')
  })

  await test.step('a lost reply to one’s own save causes no conflict (case D4)', async () => {
    // Refused at first, since the tab does not know that its own save arrived; then it compares the stored answers.
    watch.allow(...unreachable, /\b409\b/)
    await atBusiness(page)
    await page.route(
      '**/api/quote/*',
      async (route) => {
        if (!isPatch(route.request())) return route.fallback()
        await route.fetch()
        return route.abort()
      },
      { times: 1 },
    )
    await control(page, 'company_name').fill('Stored unheard LLC')
    await continueOf(page).click()
    await expect(unsavedNotice(page)).toBeVisible()
    // The tab closes, and only the draft is left of the pending save.
    await page.reload()
    await expect(control(page, 'company_name')).toHaveValue('Stored unheard LLC')
    await control(page, 'company_name').fill('Thought better LLC')
    await continueOf(page).click()
    await expect(page).not.toShow('/business')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect((await currentQuote(page.request)).company_name).toBe('Thought better LLC')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  await test.step('a server that asks for a pause gets it (case D7)', async () => {
    watch.allow(/503/)
    await atBusiness(page)
    const tries: number[] = []
    await page.route('**/api/quote/*', (route) => {
      if (!isPatch(route.request())) return route.fallback()
      tries.push(performance.now())
      if (tries.length > 1) return route.fallback()
      return route.fulfill({ status: 503, headers: { 'retry-after': '3' }, json: { status: 503, code: 'busy' } })
    })
    await control(page, 'company_name').fill('Patient LLC')
    await continueOf(page).click()
    await expect(unsavedNotice(page)).toBeVisible()
    await expect(page).not.toShow('/business')
    const [first = 0, second = 0] = tries
    expect(second - first).toBeGreaterThanOrEqual(2_900)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('drafts survive a crashed tab (durability)', async ({ page, context }) => {
  await atBusiness(page)
  await control(page, 'company_name').clear()
  await control(page, 'company_name').pressSequentially('Every letter LLC')
  const session = await context.newCDPSession(page)
  const crash = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await crash
  const next = await context.newPage()
  await next.goto('/business')
  await expect(control(next, 'company_name')).toHaveValue('Every letter LLC')
})

test('a page that cannot be loaded offline says so, and loads when the connection is back (durability, E1)', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(...unreachable, /dynamically imported module|preload CSS|uncaught/)
  await fillByApi(page.request)
  await page.goto('/')
  // The code of the pages between is that of the first one.
  await expect(control(page, 'zip_code')).toBeVisible()
  await waitForHydration(page)
  await context.setOffline(true)
  await page.locator('.steps').getByRole('link', { name: 'Review and submit' }).click()
  await expect(page.getByRole('heading', { name: 'We cannot reach the server' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Check your answers, then submit' })).toBeVisible()
})

test('of the answers typed, only a tax number stays out of the browser’s storage (privacy)', async ({ page }) => {
  await startAt(page, '/other-info', { business: bakery })
  await control(page, 'business_description').fill('Bread, half described')
  await control(page, 'employer_id').fill('36-4820917')
  const storage = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(storage).toContain('Bread, half described')
  expect(storage.replaceAll(/\D/g, '')).not.toContain('364820917')
  await page.reload()
  await expect(control(page, 'business_description')).toHaveValue('Bread, half described')
  await expect(control(page, 'employer_id')).not.toHaveValue(/4820917/)
})
