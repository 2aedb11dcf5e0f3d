import type { QuoteReply } from '@coverwright/contract/quotes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { quoteQuery, renewalQuery } from '../../../api/resources/quotes.ts'
import { sendBeaconOnLeave } from './abandon.ts'

const quote: QuoteReply = {
  ...{ _id: 'q', uuid: 'u', version: 1, completed: false, created_at: '', updated_at: '', max_step: '/', maxStep: '/' },
  ...{ flow_type: 'main', application_type: 'new', question_sets: {}, save_and_retrieve_type: 'other', owned: false },
}
const window = new EventTarget()
const beacons: string[] = []

beforeEach(() => {
  beacons.length = 0
  queryClient.clear()
  vi.stubGlobal('document', { baseURI: 'http://localhost/', querySelector: () => null })
  vi.stubGlobal('location', new URL('http://localhost/business'))
  vi.stubGlobal('navigator', { sendBeacon: (address: string) => beacons.push(address) })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
})
afterEach(() => vi.unstubAllGlobals())

it('leaving an unfinished application sends a beacon; leaving without one, or after submission, sends none (R5)', () => {
  sendBeaconOnLeave()
  const leave = (key: readonly unknown[], value: QuoteReply | null) => {
    beacons.length = 0
    queryClient.setQueryData(key, value)
    window.dispatchEvent(new Event('pagehide'))
    return [...beacons]
  }
  expect(leave(quoteQuery.queryKey, null)).toEqual([])
  expect(leave(quoteQuery.queryKey, { ...quote, completed: true })).toEqual([])
  expect(leave(quoteQuery.queryKey, quote)).toEqual([expect.stringMatching(/api\/quote\/q\/abandoned$/)])
  queryClient.clear()
  expect(leave(renewalQuery.queryKey, { ...quote, _id: 'r', flow_type: 'renewal-law' })).toEqual([
    expect.stringMatching(/api\/quote\/r\/abandoned$/),
  ])
})
