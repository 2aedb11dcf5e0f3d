import { randomUUID } from 'node:crypto'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { TrackedEvent } from '@coverwright/contract/visit/tracking'
import { beforeEach, expect, it } from 'vitest'
import { sampleSites } from '../../../testing/default-site.ts'
import { signInAs } from '../../../testing/sign-in.ts'
import { createTestApp } from '../../../testing/test-app.ts'

const sites: readonly Site[] = sampleSites.map((site) => {
  if (site.id === 'default') return { ...site, tracking: { on: true, scriptUrl: 'https://tracker.example/t.js' } }
  return site
})
const takenEvents: TrackedEvent[] = []
const trackingSink = {
  send: (events: readonly TrackedEvent[]) => void takenEvents.push(...events),
  stop: async () => {},
}
const { browser, app, clock } = await createTestApp({ sites, trackingSink })

beforeEach(() => {
  takenEvents.length = 0
})

const visit = randomUUID()
const viewEvent = { name: 'page_viewed', path: '/business' }

function allowing(...categories: readonly string[]) {
  const visitor = browser()
  visitor.jar.set('consent', `1.default.2026-11-21.${categories.join('-') || 'none'}`)
  return visitor
}

it('passes events to the sink, with place and time (C5)', async () => {
  const { status } = await allowing('statistics').post('events', { visit, source: 'SF', events: [viewEvent] })
  expect(status).toBe(204)
  expect(takenEvents).toEqual([{ visit, source: 'SF', site: 'default', at: clock.now.toISOString(), event: viewEvent }])
})

it.each([
  ['no choice', undefined],
  ['everything refused', '1.default.2026-11-21.none'],
  ['only something else allowed', '1.default.2026-11-21.preferences-marketing'],
  ['a choice made on another site', '1.other.2026-11-21.statistics'],
  ['a choice about what there was before', '0.default.2026-11-21.statistics'],
])('drops them with %s, whatever a browser sends (C5)', async (_what, consent) => {
  const visitor = browser()
  if (consent !== undefined) visitor.jar.set('consent', consent)
  expect((await visitor.post('events', { visit, events: [viewEvent] })).status).toBe(204)
  expect(takenEvents).toEqual([])
})

it('drops them where the site does not track (C5)', async () => {
  const visitor = browser()
  visitor.jar.set('consent', '1.for-agents.2026-11-21.statistics')
  const reply = await visitor.post('events', { visit, events: [viewEvent] }, { host: 'agents.localhost' })
  expect([reply.status, takenEvents]).toEqual([204, []])
})

it.each([
  { events: [{ ...viewEvent, email: 'dana@shop.example' }] },
  { events: [{ name: 'somebody_came' }] },
  { events: [] },
  { events: [viewEvent], quote: randomUUID() },
  { events: Array.from({ length: 51 }, () => viewEvent) },
])('refuses what is not in the list, as %j (C5)', async (body) => {
  const { status } = await allowing('statistics').post('events', { visit, ...body })
  expect([status, takenEvents]).toEqual([422, []])
})

it('removes ids that a browser left in paths (C5)', async () => {
  const path = `/${randomUUID()}/quote-review/3`
  await allowing('statistics').post('events', { visit, events: [{ name: 'page_viewed', path }] })
  expect(takenEvents.map(({ event }) => event)).toEqual([{ name: 'page_viewed', path: '/:id/quote-review/:n' }])
})

it('names the agent at work by their profile, and nobody else (R7)', async () => {
  const hugh = allowing('statistics')
  await signInAs(hugh, 'solo.agent@selfserve.example')
  const user = (await hugh.get('v1/users/get-logged-in-user.json')).body.data
  await hugh.post('events', { visit, events: [viewEvent] })
  const dana = allowing('statistics')
  await signInAs(dana, 'dana@shop.example')
  await dana.post('events', { visit, events: [viewEvent] })
  expect(takenEvents.map((each) => each.self_service_id)).toEqual([user.agent_profile_uuid, undefined])
  expect(user.agent_profile_uuid).toBeDefined()
})

it('lets pages of a site load its tracker, and of no other site (C5)', async () => {
  const policy = async (host: string) =>
    String((await app.inject({ url: '/', headers: { host, accept: 'text/html' } })).headers['content-security-policy'])
  const own = await policy('localhost')
  expect(own).toContain("script-src 'self' https://tracker.example;")
  expect(own).toContain("connect-src 'self' https://tracker.example;")
  expect(own).toContain("style-src 'self';")
  expect(await policy('agents.localhost')).toContain("script-src 'self';")
  expect(await policy('agents.localhost')).not.toContain('tracker.example')
})
