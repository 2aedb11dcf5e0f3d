import { describe, expect, test } from 'vitest'
import type { Trait } from './classes.ts'
import {
  classificationsFor,
  type EmployeeClassification,
  searchClassifications,
  workOfTrade,
} from './employee-classifications.ts'

type Words = { naics?: string[]; support?: Trait[]; terms?: string[] }

const duty = (id: string, name: string, { naics = [], support, terms = [] }: Words): EmployeeClassification => ({
  ...{ id, name, group: 'Some group', hazard: 2, industries: ['food'], naics, terms },
  ...(support ? { support } : {}),
})

const duties = [
  duty('WCC0001', 'Office and clerical', { terms: ['bookkeeper'] }),
  duty('WCC0002', 'Outside sales', {}),
  ...['Janitor', 'Guard', 'Driver', 'Gardener', 'Nurse', 'Porter'].map((name, i) =>
    duty(`WCC001${i}`, name, { support: [] }),
  ),
  duty('WCC0020', 'Warehouse worker', { support: ['stock'] }),
  duty('WCC0030', 'Sector worker', { naics: ['72'] }),
  duty('WCC0031', 'Fast food worker', { naics: ['722513'], terms: ['counter service'] }),
  duty('WCC0032', 'Cook', { naics: ['722'], terms: ['chef’s helper', 'grill'] }),
]
const names = (rows: readonly EmployeeClassification[]) => rows.map(({ name }) => name)
const namesFor = (naics6: string, ...traits: Trait[]) => names(classificationsFor(duties, { naics6, traits }))

describe('the duties of a business class', () => {
  test('begin with its trade, the closest code first, and end with clerical and sales (K1)', () => {
    const burgerBar = namesFor('722513')
    expect(burgerBar.slice(0, 3)).toEqual(['Fast food worker', 'Cook', 'Janitor'])
    expect(burgerBar.slice(-2)).toEqual(['Office and clerical', 'Outside sales'])
  })

  test('are filled up to eight with support duties, those for a trait first (K1)', () => {
    expect(namesFor('722513')).toHaveLength(8)
    expect(namesFor('722513')).not.toContain('Warehouse worker')
    expect(namesFor('722513', 'stock')[2]).toBe('Warehouse worker')
  })

  test('do not come from a whole sector (K1)', () => {
    expect(namesFor('721110')).not.toContain('Sector worker')
  })

  test('are at most fifteen (K1)', () => {
    const many = Array.from({ length: 30 }, (_, i) => duty(`WCC01${10 + i}`, `Duty ${i}`, { naics: ['722'] }))
    const rows = classificationsFor([...duties, ...many], { naics6: '722511', traits: [] })
    expect(rows).toHaveLength(15)
    expect(names(rows).slice(-2)).toEqual(['Office and clerical', 'Outside sales'])
  })
})

test.for([
  ['cook', ['Cook']],
  ['WORKER fast', ['Fast food worker']],
  ['bookk', ['Office and clerical']],
  ['chefs', ['Cook']],
  ['counter', ['Fast food worker']],
  ['ook', []],
] as const)('a search for %j finds %j (K1)', ([search, found]) => {
  expect(names(searchClassifications(duties, search))).toEqual(found)
})

test('a search finds names before other words (K1)', () => {
  const rows = [duty('WCC0001', 'Baker', { terms: ['cook'] }), duty('WCC0002', 'Cook', {})]
  expect(names(searchClassifications(rows, 'cook'))).toEqual(['Cook', 'Baker'])
})

test('the work of a trade is what shares most of its code, and empty where nothing does (Q6)', () => {
  const work = (naics6: string) => names(workOfTrade(duties, { naics6 }))
  expect(work('722513')).toEqual(['Fast food worker'])
  expect(work('722511')).toEqual(['Cook'])
  expect(work('541110')).toEqual([])
})
