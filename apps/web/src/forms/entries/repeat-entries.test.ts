import { expect, test } from 'vitest'
import { atLeast, entriesOf, replaceEntry, withNew, without } from './repeat-entries.ts'

const two = [
  { id: 'r1', city: 'Lisle' },
  { id: 'r4', city: 'Kenosha' },
]

test('(Q1) a new entry gets an id of its own', () => {
  expect(withNew([])).toEqual([{ id: 'r1' }])
  expect(withNew(two, { city: 'Racine' }).at(-1)).toEqual({ id: 'r5', city: 'Racine' })
  expect(withNew([{ id: 'e0b1' }]).at(-1)).toEqual({ id: 'r1' })
})

test('(Q1) a list that needs entries opens with them, always the same ones', () => {
  expect(atLeast([], 2)).toEqual([{ id: 'r1' }, { id: 'r2' }])
  expect(atLeast(two, 1)).toBe(two)
})

test('(Q1) an entry is changed and removed by its id', () => {
  expect(replaceEntry(two, 'r4', { city: 'Racine' })).toEqual([two[0], { id: 'r4', city: 'Racine' }])
  expect(without(two, 'r1')).toEqual([two[1]])
})

test('(Q1) a value that is not a list of entries is an empty one', () => {
  expect(entriesOf(undefined)).toEqual([])
  expect(entriesOf(['x', { id: 'r1' }])).toEqual([{ id: 'r1' }])
})
