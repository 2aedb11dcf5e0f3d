import { readFileSync } from 'node:fs'
import type { TrackedEvent, TrackingEvent } from '@coverwright/contract/visit/tracking'
import type { Page } from '@playwright/test'
import { defaultSite } from '../apps/server/src/testing/default-site.ts'
import { expect } from './harness/expect.ts'
import { scriptUrl } from './harness/sites.ts'
import { test as base } from './harness/test.ts'
import { continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, openAt } from './journey/fill-by-api.ts'
import { userAgent } from './journey/reports.ts'

/** The site that tracks; no other test visits it. */
const tracked = { ...defaultSite, prefixPath: '/tracked' }

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
  baseURL: async ({}, use) => {
    await use(`${process.env.E2E_URL}/tracked/`)
  },
})
test.use({ storageState: { cookies: [], origins: [] }, userAgent })

/** The batches in the sink's file, each a line. */
const batches = (): readonly string[] =>
  readFileSync(process.env.E2E_EVENTS ?? '', 'utf8')
    .split('\n')
    .filter((line) => line !== '')

/** What has arrived since this was called. */
function openSink() {
  const before = batches().length
  const texts = () => batches().slice(before)
  return { texts, events: () => texts().flatMap((text): TrackedEvent[] => JSON.parse(text).events) }
}

type Sink = ReturnType<typeof openSink>

const accept = (page: Page) => page.getByRole('button', { name: 'Accept all' }).click()
const eventsNamed = ({ events }: Sink, name: TrackingEvent['name']) =>
  events()
    .map(({ event }) => event)
    .filter((event) => event.name === name)

test('events go to the sink and the tracker, only with consent and without personal data (C4, C5, case C10, P4)', async ({
  page,
  context,
  watch,
}) => {
  test.slow()
  watch.allow(/foreign request: https:\/\/tracker\.example/)
  const sink = openSink()
  let loads = 0
  await context.route(scriptUrl, (route) => {
    loads += 1
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'window.told = []; window.coverwrightTracker = (event) => window.told.push(event)',
    })
  })
  await openAt(page, '/contact', {
    site: tracked,
    open: '/business?src=2&email=dana@shop.example',
  })
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible()
  await expect(page).toShow(/utm_firms=ff_evaluated/)
  await control(page, 'company_name').fill('Half Moon Bakery LLC')
  await continueToNext(page)
  await page.waitForLoadState('networkidle')
  expect([sink.events(), loads]).toEqual([[], 0])

  await accept(page)
  await expect.poll(() => eventsNamed(sink, 'consent_given')).toHaveLength(1)
  await control(page, 'business_description').fill('Bread and cakes')
  await continueToNext(page)
  await expect
    .poll(() => eventsNamed(sink, 'step_saved'))
    .toEqual([{ name: 'step_saved', path: '/other-info', renewal: false }])
  await expect.poll(() => eventsNamed(sink, 'page_viewed')).toContainEqual({ name: 'page_viewed', path: '/contact' })
  expect(sink.events().every(({ source, site }) => source === 'SF' && site === 'tracked')).toBe(true)
  expect(sink.events().at(-1)?.test_features).toEqual(['ai-dual-profession-rollout:on', 'shortform_redirection'])
  expect(loads).toBe(1)
  const events = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'told')))
  expect(events).toContain('"step_saved"')

  const quote = await currentQuote(page.request)
  // The test features are sent with the save (R10).
  expect(quote.test_features).toEqual(['ai-dual-profession-rollout:on', 'shortform_redirection'])
  const features = (await context.cookies()).find(({ name }) => name === 'test_features')
  expect(decodeURIComponent(features?.value ?? '')).toBe('ai-dual-profession-rollout:on,shortform_redirection')
  await page.goto('about:blank')
  await expect
    .poll(() => eventsNamed(sink, 'abandoned'))
    .toEqual([{ name: 'abandoned', path: '/contact', renewal: false }])
  const everything = sink.texts().join() + events
  for (const personal of ['dana@shop.example', quote._id, quote.uuid, 'Half Moon Bakery LLC']) {
    expect(everything).not.toContain(personal)
  }
})
