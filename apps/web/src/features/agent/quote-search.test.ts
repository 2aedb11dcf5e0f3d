import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressParams, parseQuoteSearch, quoteStates } from './quote-search.ts'

it.each([
  ['', { search: '', state: undefined, page: 1 }],
  ['search=+tilia+&state=open&page=3', { search: 'tilia', state: 'open', page: 3 }],
  ['state=gone&page=0', { search: '', state: undefined, page: 1 }],
  ['page=-2', { search: '', state: undefined, page: 1 }],
  ['page=1e3', { search: '', state: undefined, page: 1 }],
  ['page=99999', { search: '', state: undefined, page: 10_000 }],
])('%j is read as %j (R6)', (address, search) => {
  expect(parseQuoteSearch(new URLSearchParams(address))).toEqual(search)
})

it('a search survives a round trip through the address (R6)', () => {
  const searches = fc.record({
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    state: fc.constantFrom(undefined, ...quoteStates),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  fc.assert(
    fc.property(searches, (search) => {
      expect(parseQuoteSearch(addressParams(search))).toEqual(search)
    }),
  )
})
