import { expect, test } from 'vitest'
import type { ClassEvent, ClassHit, ClassSearch } from './class-search.ts'
import { closedSearch, searchClass, wanted } from './class-search.ts'

const hit = (letter: string): ClassHit => ({
  class_code_ref: `CW561730${letter}`,
  class_code_description: `Trade ${letter}`,
  naics6: '561730',
  industry: 'building-services',
  blurb: '',
})
const hits = [hit('A'), hit('B'), hit('C')]

const after = (...events: readonly ClassEvent[]): ClassSearch => events.reduce(searchClass, closedSearch)
const typed = (text: string): ClassEvent => ({ type: 'typed', text })
const found = (text: string): ClassEvent => ({ type: 'found', text, hits })

test('(Q1) the list opens with the second letter and marks the first option', () => {
  expect(after(typed('l'))).toMatchObject({ open: false, status: 'idle' })
  expect(after(typed('la'))).toMatchObject({ open: true, status: 'loading' })
  expect(after(typed('la'), found('la'))).toMatchObject({ open: true, status: 'found', active: 0, hits })
})

test('(Q1) an answer to an earlier question is not shown', () => {
  expect(after(typed('la'), typed('lan'), found('la'))).toMatchObject({ status: 'loading', hits: [] })
  expect(after(typed('la'), typed(''), found('la'))).toMatchObject({ open: false, hits: [] })
  expect(after(typed('la'), typed('lan'), { type: 'failed', text: 'la' })).toMatchObject({ status: 'loading' })
})

test('(Q1) spaces around the words ask nothing new', () => {
  expect(wanted('  la ')).toBe('la')
  expect(after(typed('la '), found('la')).hits).toEqual(hits)
})

test('(Q1) the arrows go round the list', () => {
  const down: ClassEvent = { type: 'moved', by: 1 }
  const up: ClassEvent = { type: 'moved', by: -1 }
  const open = [typed('la'), found('la')]
  expect(after(...open, down).active).toBe(1)
  expect(after(...open, up).active).toBe(2)
  expect(after(...open, down, down, down).active).toBe(0)
})

test('(Q1) an arrow opens a closed list again without moving', () => {
  const closed = [typed('la'), found('la'), { type: 'closed' }] as const
  expect(after(...closed).open).toBe(false)
  expect(after(...closed, { type: 'moved', by: 1 })).toMatchObject({ open: true, active: 0 })
})

test('(Q1) choosing closes the list and shows the trade, typing takes it back', () => {
  const chosen = after(typed('la'), found('la'), { type: 'chosen', hit: hit('B') })
  expect(chosen).toMatchObject({ open: false, text: undefined, chosen: { ref: 'CW561730B', label: 'Trade B' } })
  expect(searchClass(chosen, typed('Trade'))).not.toHaveProperty('chosen')
})

test('(Q1) no match is said, and nothing is marked', () => {
  const none = after(typed('zzz'), { type: 'found', text: 'zzz', hits: [] })
  expect(none).toMatchObject({ open: true, status: 'found', active: -1 })
  expect(searchClass(none, { type: 'moved', by: 1 }).active).toBe(-1)
})
