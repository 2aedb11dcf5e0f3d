import { beforeEach, expect, it, vi } from 'vitest'
import type { TrackedActivity } from '../../api/track.ts'

const site = { id: 'default', timeZone: 'America/Chicago' }
const short = 'shortform_redirection'

/** Opens an address while the server replies with these flags. @returns the resulting address and the tracked activity */
async function open(address: string, flags: readonly string[]) {
  vi.resetModules()
  const page = new URL(address, 'https://shop.example')
  vi.stubGlobal('location', page)
  vi.stubGlobal('document', { cookie: '', baseURI: 'https://shop.example/', querySelector: () => null })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, to: URL) => {
      page.href = to.href
    },
  })
  vi.stubGlobal('fetch', async () => Response.json({ data: { experiments: [], flags, test_features: [...flags] } }))
  const { listenToActivity } = await import('../../api/track.ts')
  const { activateExperiments } = await import('./experiments.ts')
  const activity: TrackedActivity[] = []
  listenToActivity((each) => activity.push(each))
  await activateExperiments(site, undefined)
  return { address: page.pathname + page.search, activity }
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

it('the flag for the short form marks the address and is tracked, once (C4)', async () => {
  const first = await open('/business?src=1', [short])
  expect(first).toEqual({
    address: '/business?src=1&utm_firms=ff_evaluated',
    activity: [{ name: short, path: '/business' }],
  })
  expect(await open(first.address, [short])).toEqual({ address: first.address, activity: [] })
})

it('without the flag the address is unchanged, and nothing is tracked (C4)', async () => {
  expect(await open('/business', ['other'])).toEqual({ address: '/business', activity: [] })
})

it('the browser waits 2000 ms for activation, no longer, and goes on without experiments (C4, seed 9)', async () => {
  vi.resetModules()
  vi.stubGlobal('document', { cookie: '', baseURI: 'https://shop.example/', querySelector: () => null })
  vi.stubGlobal('location', new URL('https://shop.example/business'))
  // Kept in a variable, since Node may collect an unreferenced signal before it aborts.
  const requests: Request[] = []
  vi.stubGlobal(
    'fetch',
    (request: Request) =>
      new Promise((_resolve, reject) => {
        requests.push(request)
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      }),
  )
  const { fetchExperiments } = await import('../../api/resources/site.ts')
  const before = performance.now()
  expect(await fetchExperiments('0192f0de-6f0d-7e1e-bb6f-000000000001', undefined)).toBeUndefined()
  const waitedMs = performance.now() - before
  expect(waitedMs).toBeGreaterThan(1950)
  expect(waitedMs).toBeLessThan(2500)
  expect(requests).toHaveLength(1)
})
