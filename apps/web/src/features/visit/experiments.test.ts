import { beforeEach, expect, it, vi } from 'vitest'
import type { TrackedActivity } from '../../api/track.ts'

const site = { id: 'default', timeZone: 'America/Chicago' }
const short = 'shortform_redirection'

/** Opens an address where the server answers with these flags, and says where that leads and what happened. */
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
  const happened: TrackedActivity[] = []
  listenToActivity((each) => happened.push(each))
  await activateExperiments(site, undefined)
  return { address: page.pathname + page.search, happened }
}

beforeEach(() => {
  vi.unstubAllGlobals()
})

it('the flag for a short form marks the address and tells of it, once (C4)', async () => {
  const first = await open('/business?src=1', [short])
  expect(first).toEqual({
    address: '/business?src=1&utm_firms=ff_evaluated',
    happened: [{ name: short, path: '/business' }],
  })
  expect(await open(first.address, [short])).toEqual({ address: first.address, happened: [] })
})

it('without the flag the address stays as it is, and nothing is told (C4)', async () => {
  expect(await open('/business', ['other'])).toEqual({ address: '/business', happened: [] })
})
