import type { SiteReply } from '@coverwright/contract/site'
import { afterEach, expect, test, vi } from 'vitest'
import { arrivalOf } from './start-tracking.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const alias = '0123456789abcdef0123456789abcdef'

test.each([
  ['radio', 'spring', [alias], { ac: 'radio', campaign_id: 'spring', aliases: 1 }],
  [undefined, 'spring 2026', [alias, alias], { campaign_id: 'spring 2026', aliases: 2 }],
  ['radio', undefined, [], { ac: 'radio' }],
  ['dana@shop.example', '<b>', [], {}],
])(
  'events tell the campaign, the channel and how many addresses were used: %j, %j, %j (C5, seed 7.7)',
  (ac, campaign, aliases, expected) => {
    expect(arrivalOf(ac, campaign, aliases)).toEqual(expected)
  },
)

/** What a visit to a site that tracks sends for a page, with consent; `untracked` is what the tab has stored. */
async function visit(untracked: string | null) {
  vi.resetModules()
  vi.useFakeTimers()
  const sent: string[] = []
  vi.stubGlobal('sessionStorage', { getItem: () => untracked, setItem: () => undefined })
  vi.stubGlobal('document', {
    cookie: 'consent=1.tracked.2026-11-27.statistics',
    baseURI: 'https://a.example/',
    querySelector: () => null,
    createElement: () => new EventTarget(),
    head: { append: ({ src }: { readonly src: string }) => void sent.push(src) },
  })
  vi.stubGlobal('location', new URL('https://a.example/contact'))
  vi.stubGlobal('navigator', { sendBeacon: (address: string) => sent.push(address) })
  vi.stubGlobal('addEventListener', () => undefined)
  const { startTracking } = await import('./start-tracking.ts')
  const { track } = await import('../../api/track.ts')
  const scriptUrl = 'https://tracker.example/t.js'
  startTracking({ id: 'tracked', cookieBanner: { on: true }, tracking: { on: true, scriptUrl } } as SiteReply)
  track({ name: 'page_viewed', path: '/contact' })
  vi.advanceTimersByTime(2_000)
  return sent
}

test('a tab that turned tracking off sends no event and loads no tracker (C3, C5, case C10)', async () => {
  expect(await visit(null)).toEqual(['https://tracker.example/t.js', '/api/events'])
  expect(await visit('yes')).toEqual([])
})
