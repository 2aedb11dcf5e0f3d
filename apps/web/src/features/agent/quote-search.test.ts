import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressParams, parseQuoteSearch, quoteOrders, quoteStates } from './quote-search.ts'
import { quoteColumns, usualColumns } from './table/quote-columns.ts'

const all = {
  search: '',
  state: undefined,
  line: undefined,
  mine: false,
  next: undefined,
  due: false,
  order: undefined,
  columns: usualColumns,
  page: 1,
}

it.each([
  ['', all],
  ['search=+tilia+&state=open&page=3', { ...all, search: 'tilia', state: 'open', page: 3 }],
  ['state=gone&page=0', all],
  ['page=-2', all],
  ['page=1e3', all],
  ['line=bop&mine=true&due=true&order=starts', { ...all, line: 'bop', mine: true, due: true, order: 'starts' }],
  ['next=insurer', { ...all, next: 'insurer' }],
  ['next=everybody', all],
  ['columns=price.agent.gone.lines', { ...all, columns: ['lines', 'price', 'agent'] }],
  ['columns=', { ...all, columns: [] }],
  ['line=BOP%20&mine=yes&due=1&order=worst', all],
  ['page=99999', { ...all, page: 10_000 }],
])('%j is read as %j (R6)', (address, search) => {
  expect(parseQuoteSearch(new URLSearchParams(address))).toEqual(search)
})

it('a search survives a round trip through the address (R6)', () => {
  const searches = fc.record({
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    state: fc.constantFrom(undefined, ...quoteStates),
    line: fc.constantFrom(undefined, 'gl', 'bop'),
    mine: fc.boolean(),
    next: fc.constantFrom(undefined, 'client', 'agent'),
    due: fc.boolean(),
    order: fc.constantFrom(undefined, ...quoteOrders),
    columns: fc.subarray([...quoteColumns]),
    page: fc.integer({ min: 1, max: 10_000 }),
  })
  fc.assert(
    fc.property(searches, (search) => {
      expect(parseQuoteSearch(addressParams(search))).toEqual(search)
    }),
  )
})
