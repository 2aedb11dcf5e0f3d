import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TrackedEvent, TrackingEvent } from '@coverwright/contract/visit/tracking'
import type { Page } from '@playwright/test'
import { inRoot } from '../scripts/project.ts'
import { expect } from './harness/expect.ts'
import { startParts } from './harness/product.ts'
import { test as base, startMs } from './harness/test.ts'
import { continueToNext, control } from './journey/autopilot.ts'
import { currentQuote, openAt } from './journey/fill-by-api.ts'
import { waitForHydration } from './journey/hydration.ts'
import { userAgent } from './journey/reports.ts'

type Sink = { readonly events: TrackedEvent[]; readonly texts: string[] }
type TrackedProduct = { readonly sink: Sink; readonly url: string }

const scriptUrl = 'https://tracker.example/t.js'
const testFeatures = {
  tracking: { on: true, scriptUrl },
  experiments: [{ id: 'ai-dual-profession-rollout', name: 'Two professions', variants: ['on'] }],
  featureFlags: { shortform_redirection: true },
}

/** A folder with the default site, which has tracking and a test feature. */
function sitesFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-sites-'))
  const site: unknown = JSON.parse(readFileSync(inRoot('sites/default.json'), 'utf8'))
  cpSync(inRoot('sites/files'), path.join(folder, 'files'), { recursive: true })
  writeFileSync(path.join(folder, 'default.json'), JSON.stringify(Object.assign({}, site, testFeatures)))
  return folder
}

/** One product for all tests of the file, which run in sequence, and the events that each made it send. */
const test = base.extend<{ sink: Sink }, { product: TrackedProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the first parameter
    async ({}, use) => {
      const sink: Sink = { events: [], texts: [] }
      const server = createServer(async (request, response) => {
        let text = ''
        for await (const chunk of request) text += chunk
        sink.texts.push(text)
        sink.events.push(...JSON.parse(text).events)
        response.writeHead(204).end()
      })
      server.listen(0, '127.0.0.1')
      await once(server, 'listening')
      const { port } = server.address() as AddressInfo
      const folder = sitesFolder()
      const parts = await startParts({ SITES_DIR: folder, TRACKING_URL: `http://127.0.0.1:${port}/collect` })
      await use({ sink, url: parts.url })
      await parts.stop()
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: startMs },
  ],
  sink: async ({ product }, use) => {
    product.sink.events.length = 0
    product.sink.texts.length = 0
    await use(product.sink)
  },
  baseURL: async ({ product }, use) => {
    await use(product.url)
  },
})
test.describe.configure({ mode: 'default' })
test.use({ storageState: { cookies: [], origins: [] }, userAgent })

const accept = (page: Page) => page.getByRole('button', { name: 'Accept all' }).click()
const eventsNamed = ({ events }: Sink, name: TrackingEvent['name']) =>
  events.map(({ event }) => event).filter((event) => event.name === name)

test('events go to the sink and the tracker, only with consent and without personal data (C4, C5, case C10, P4)', async ({
  page,
  context,
  sink,
  watch,
}) => {
  test.slow()
  watch.allow(/foreign request: https:\/\/tracker\.example/)
  let loads = 0
  await context.route(scriptUrl, (route) => {
    loads += 1
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'window.told = []; window.coverwrightTracker = (event) => window.told.push(event)',
    })
  })
  await openAt(page, '/contact', { open: '/business?src=2&email=dana@shop.example' })
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible()
  await expect(page).toShow(/utm_firms=ff_evaluated/)
  await control(page, 'company_name').fill('Half Moon Bakery LLC')
  await continueToNext(page)
  await page.waitForLoadState('networkidle')
  expect([sink.events, loads]).toEqual([[], 0])

  await accept(page)
  await expect.poll(() => eventsNamed(sink, 'consent_given')).toHaveLength(1)
  await control(page, 'business_description').fill('Bread and cakes')
  await continueToNext(page)
  await expect
    .poll(() => eventsNamed(sink, 'step_saved'))
    .toEqual([{ name: 'step_saved', path: '/other-info', renewal: false }])
  await expect.poll(() => eventsNamed(sink, 'page_viewed')).toContainEqual({ name: 'page_viewed', path: '/contact' })
  expect(sink.events.every(({ source, site }) => source === 'SF' && site === 'default')).toBe(true)
  expect(sink.events.at(-1)?.test_features).toEqual(['ai-dual-profession-rollout:on', 'shortform_redirection'])
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
  const everything = sink.texts.join() + events
  for (const personal of ['dana@shop.example', quote._id, quote.uuid, 'Half Moon Bakery LLC']) {
    expect(everything).not.toContain(personal)
  }

  await test.step('disableTrackers=true turns tracking off on every page of the tab (C3, C5, case C10)', async () => {
    sink.events.length = 0
    await page.goto('/business?disableTrackers=true')
    await page.goto('/other-info')
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    expect(loads).toBe(1)
    // Another tab of the same browser is a visit of its own: its events arrive, and with them all earlier ones.
    const otherTab = await context.newPage()
    await otherTab.goto('/contact')
    await expect.poll(() => eventsNamed(sink, 'page_viewed').length).toBeGreaterThan(0)
    const paths = sink.events.flatMap(({ event }) => ('path' in event ? [event.path] : []))
    expect(new Set(paths)).toEqual(new Set(['/contact']))
  })
})
