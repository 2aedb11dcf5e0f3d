import { randomUUID } from 'node:crypto'
import type { Site } from '@coverwright/catalogue/sites/site'
import { expect, it } from 'vitest'
import { createLog } from '../../../platform/log/log.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { createSites } from '../../1-foundation/site/served-site.ts'
import { createExperiments } from './experiments.ts'
import { createOfrepProvider } from './ofrep-provider.ts'
import { createSiteProvider } from './site-provider.ts'
import { json, serveFlags } from './testing-flags.ts'

const dual = { id: 'ai-dual-profession-rollout', name: 'Two professions at once' }
const intro = { id: 'new-intro', name: 'Another first page', variants: ['long', 'short'] }

function sitesWith(more: Partial<Site>) {
  return createSites([{ ...defaultSite, id: 'tried', experiments: [], featureFlags: {}, ...more }])
}

const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })

function bySite(more: Partial<Site>) {
  const sites = sitesWith(more)
  const servedSite = sites.byId('tried')
  if (!servedSite) throw new Error('The site is not served')
  return { served: servedSite, experiments: createExperiments({ provider: createSiteProvider(sites), log }) }
}

async function byService(more: Partial<Site>, url: URL) {
  const { served } = bySite(more)
  return { served, experiments: createExperiments({ provider: createOfrepProvider({ url, token: 'secret' }), log }) }
}

it('is off where the site’s file names no variants (C4)', async () => {
  const { served, experiments } = bySite({ experiments: [dual] })
  expect(await experiments.activate(served, 'session')).toEqual({
    experiments: [{ id: dual.id, variant: 'off' }],
    flags: [],
    test_features: [],
  })
})

it('gives a session always the same variant, and sessions evenly (C4)', async () => {
  const other = { ...intro, id: 'other-intro' }
  const { served, experiments } = bySite({ experiments: [intro, other] })
  const keys = Array.from({ length: 400 }, () => randomUUID())
  const active = await Promise.all(keys.map((key) => experiments.activate(served, key)))
  const again = await Promise.all(keys.map((key) => experiments.activate(served, key)))
  expect(again).toEqual(active)
  const short = active.filter(({ test_features }) => test_features.includes('new-intro:short')).length
  expect(short).toBeGreaterThan(140)
  expect(short).toBeLessThan(260)
  // Two experiments divide the same sessions differently.
  const alike = active.filter(({ experiments: [one, two] }) => one?.variant === two?.variant).length
  expect(alike).toBeGreaterThan(140)
  expect(alike).toBeLessThan(260)
})

it('lists the flags that are on (C4)', async () => {
  const { served, experiments } = bySite({ featureFlags: { shortform_redirection: true, other: false } })
  expect(await experiments.activate(served, 'session')).toEqual({
    experiments: [],
    flags: ['shortform_redirection'],
    test_features: ['shortform_redirection'],
  })
})

it('asks a flag service with a name that identifies nobody (C4)', async () => {
  const requests: unknown[] = []
  const url = await serveFlags(({ flag, body, authorization }, response) => {
    requests.push([flag, body, authorization])
    json(response, { key: flag, value: flag === 'calm' ? false : flag === 'new-intro' ? 'short' : 'on', variant: 'v' })
  })
  const { served, experiments } = await byService({ experiments: [dual, intro], featureFlags: { calm: true } }, url)
  const session = randomUUID()
  expect(await experiments.activate(served, session)).toEqual({
    experiments: [
      { id: dual.id, variant: 'on' },
      { id: 'new-intro', variant: 'short' },
    ],
    flags: [],
    test_features: [`${dual.id}:on`, 'new-intro:short'],
  })
  expect(requests).toHaveLength(3)
  const targetingKey = expect.stringMatching(/^[0-9a-f]{32}$/)
  expect(requests).toContainEqual([dual.id, { context: { targetingKey, site: 'tried' } }, 'Bearer secret'])
  expect(JSON.stringify(requests)).not.toContain(session)
})

it.each<[string, (response: Parameters<Parameters<typeof serveFlags>[0]>[1]) => void]>([
  ['fails', (response) => json(response, {}, 500)],
  ['refuses', (response) => json(response, { errorCode: 'INVALID_CONTEXT' }, 400)],
  ['hangs up', (response) => void response.socket?.destroy()],
  ['answers another type', (response) => json(response, { value: 17 })],
  ['answers what is no word', (response) => json(response, { value: 'a; b=c' })],
  ['answers no value', (response) => json(response, { key: 'x' })],
  ['answers no JSON', (response) => void response.end('<html>')],
  ['answers without an end', (response) => void response.end('x'.repeat(100_000))],
])('a flag service that %s leaves control, and flags as the file says (C4)', async (_what, answer) => {
  const url = await serveFlags((_asked, response) => answer(response))
  const more = { experiments: [dual], featureFlags: { usual: true, unusual: false } }
  const { served, experiments } = await byService(more, url)
  lines.length = 0
  expect(await experiments.activate(served, 'session')).toEqual({
    experiments: [{ id: dual.id, variant: 'control', failed: true }],
    flags: ['usual'],
    test_features: ['usual'],
  })
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 40, nonActionable: true, flag: dual.id }),
  )
})

it('without its flag service a visit gets the control (C4)', async () => {
  const { served, experiments } = await byService({ experiments: [dual] }, new URL('http://127.0.0.1:9'))
  expect((await experiments.activate(served, 'session')).experiments).toEqual([
    { id: dual.id, variant: 'control', failed: true },
  ])
})

it('a flag unknown to the service is off, or as in the file (C4)', async () => {
  const url = await serveFlags(({ flag }, response) => json(response, { key: flag, errorCode: 'FLAG_NOT_FOUND' }, 404))
  const { served, experiments } = await byService({ experiments: [dual], featureFlags: { usual: true } }, url)
  expect(await experiments.activate(served, 'session')).toEqual({
    experiments: [{ id: dual.id, variant: 'off' }],
    flags: ['usual'],
    test_features: ['usual'],
  })
})

it('waits less than the browser for a flag service that never answers, then goes on with the default (C4, case D9)', async () => {
  const url = await serveFlags(() => {})
  const { served, experiments } = await byService({ experiments: [dual], featureFlags: { usual: true } }, url)
  const before = performance.now()
  const active = await experiments.activate(served, 'session')
  const waitedMs = performance.now() - before
  expect(active).toEqual({ experiments: [{ id: dual.id, variant: 'off' }], flags: ['usual'], test_features: ['usual'] })
  expect(waitedMs).toBeGreaterThan(1450)
  // All are requested at once: far less than that for each.
  expect(waitedMs).toBeLessThan(2900)
})

it('a variant has its own texts, and no other variant has them (C4, seed 9)', async () => {
  const title = { 'step.insurance.title': 'What should be insured?' }
  const { served, experiments } = bySite({ experiments: [{ ...intro, variants: ['plain'], texts: { plain: title } }] })
  expect((await experiments.activate(served, 'session')).texts).toEqual(title)
  const other = bySite({ experiments: [{ ...intro, variants: ['control'], texts: { plain: title } }] })
  expect(await other.experiments.activate(other.served, 'session')).not.toHaveProperty('texts')
})
