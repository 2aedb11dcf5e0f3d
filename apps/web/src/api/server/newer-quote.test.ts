import type { QuoteReply } from '@coverwright/contract/quotes'
import { expect, it } from 'vitest'
import { newerOf } from './newer-quote.ts'

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

it('an older reply that arrives late does not take back a newer one (A3)', () => {
  const cachedQuote = quote('a', 3)
  expect(newerOf(cachedQuote, quote('a', 2))).toBe(cachedQuote)
})

it.each([
  ['a newer one', quote('a', 2), quote('a', 3)],
  ['the same version, with other facts', quote('a', 2), quote('a', 2)],
  ['another quote', quote('a', 9), quote('b', 1)],
  ['no quote any more', quote('a', 2), null],
  ['the first', undefined, quote('a', 1)],
  ['the first after none', null, quote('a', 1)],
] as const)('%s is cached (A3)', (_name, cached, arrived) => {
  expect(newerOf(cached, arrived)).toBe(arrived)
})
