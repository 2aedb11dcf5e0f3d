import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../query-client.ts'
import { offersQuery, pollAfter, watchOffers } from './offers.ts'

/** The browser's event stream, which a test feeds. */
class Source extends EventTarget {
  readonly close = vi.fn()
}

const query = offersQuery('a')
let source = new Source()

/** How long the page waits before it asks for the offers again. */
function pause(): number | false | undefined {
  const data = queryClient.getQueryData(query.queryKey)
  return data && pollAfter(data)
}

const send = (news: object): boolean => source.dispatchEvent(new MessageEvent('offers', { data: JSON.stringify(news) }))

const nobody = { processed: false, settled: false, offers: [] }

/** Opens the page of a quote of which the server says so. */
async function openPage(reply: object): Promise<() => void> {
  vi.stubGlobal('fetch', async () => Response.json({ data: reply }))
  await queryClient.fetchQuery(query)
  return watchOffers('a')
}

beforeEach(() => {
  source = new Source()
  vi.stubGlobal('document', { baseURI: 'http://site.example/', querySelector: () => null })
  // A constructor that returns an object gives that one.
  vi.stubGlobal('EventSource', function open() {
    return source
  })
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('asks often until the server sends the offers by itself, then rarely, and often again while the stream is down (Q6, speed, case D14)', async () => {
  const leave = await openPage({ ...nobody, quote: { submission_uuid: 's' } })
  expect(pause()).toBe(700)
  send(nobody)
  expect(pause()).toBe(5_000)
  // A server that ends, or a proxy that lets no stream through. The browser opens it again.
  source.dispatchEvent(new Event('error'))
  expect(pause()).toBe(700)
  send(nobody)
  expect(pause()).toBe(5_000)
  leave()
  expect([pause(), source.close.mock.calls.length]).toEqual([700, 1])
})

it('shows what the stream says, leaves it when nobody will answer again, and looks seldom from then on (Q6, speed)', async () => {
  await openPage({ ...nobody, quote: { submission_uuid: 's' } })
  send({ ...nobody, processed: true, offers: [{ uuid: 'o', revision: 2 }] })
  expect([pause(), source.close.mock.calls.length]).toEqual([false, 0])
  send({ processed: true, settled: true, offers: [{ uuid: 'o', revision: 1 }] })
  expect([pause(), source.close.mock.calls.length]).toEqual([15_000, 1])
  expect(queryClient.getQueryData(query.queryKey)?.offers, 'the newest').toEqual([{ uuid: 'o', revision: 2 }])
})

it('asks once about a quote that was never submitted (Q6, speed)', async () => {
  await openPage({ ...nobody, quote: {} })
  expect(pause()).toBe(false)
})
