import type { QuoteReply } from '@coverwright/contract/quotes'
import { beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../query-client.ts'
import { quoteQuery, refetchSavedInOtherTabs, renewalQuery } from './quotes.ts'

const quote = (_id: string, version: number): QuoteReply => ({
  _id,
  uuid: _id,
  version,
  completed: false,
  created_at: '',
  updated_at: '',
  max_step: '/',
  maxStep: '/',
  flow_type: 'main',
  application_type: 'new',
  question_sets: {},
  save_and_retrieve_type: 'other',
  owned: false,
})

const otherTab = new BroadcastChannel('coverwright-quote')
const isInvalidated = () => queryClient.getQueryState(quoteQuery.queryKey)?.isInvalidated

beforeEach(() => {
  refetchSavedInOtherTabs()
  queryClient.clear()
})

it('fetches a quote again that another tab saved at a newer version (A3)', async () => {
  queryClient.setQueryData(quoteQuery.queryKey, quote('a', 3))
  otherTab.postMessage({ id: 'a', version: 4 })
  await vi.waitFor(() => expect(isInvalidated()).toBe(true), { timeout: 60_000 })
})

it('fetches nothing for a version it has, or for a quote that is not open here (A3)', async () => {
  queryClient.setQueryData(quoteQuery.queryKey, quote('a', 4))
  queryClient.setQueryData(renewalQuery.queryKey, null)
  otherTab.postMessage({ id: 'a', version: 4 })
  otherTab.postMessage({ id: 'b', version: 9 })
  // Messages arrive in order, and a tab without a renewal looks for one after each.
  await vi.waitFor(() => expect(queryClient.getQueryState(renewalQuery.queryKey)?.isInvalidated).toBe(true), {
    timeout: 60_000,
  })
  expect(isInvalidated()).toBe(false)
})
