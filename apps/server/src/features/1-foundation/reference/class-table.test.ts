import { industries } from '@coverwright/catalogue/reference/industries'
import { expect, test } from 'vitest'
import { createClassTable } from './class-table.ts'

const table = createClassTable()

const repeatsIn = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)

test('there are at least 450 classes of our own, each with a name no other has (K1)', () => {
  expect(table.own.length).toBeGreaterThanOrEqual(450)
  expect(repeatsIn(table.own.map(({ name }) => name.toLowerCase()))).toEqual([])
})

test('every class can be found by at least four other words (K1)', () => {
  expect(table.own.filter(({ terms }) => terms.length < 4).map(({ ref }) => ref)).toEqual([])
})

test.for([
  ['CW238320A', 'US', true],
  ['CW111110Z', 'US', true],
  ['FR-445240A', 'US', false],
  ['CW238320A', 'FR', false],
  ['FR-445240A', 'FR', true],
  ['FR-445240A', 'ES', false],
  ['FR-000000A', 'FR', false],
  ['CW238320A', 'XX', true],
] as const)('%s is a class of %s: %s (I4, K1)', ([ref, country, is]) => {
  expect(table.isIn(ref, country)).toBe(is)
})

test('churches, schools, camps, clubs and homes may have people in their care; shops and museums do not (K1, Q8)', () => {
  const inCare = new Set(table.own.filter(({ traits }) => traits.includes('in-care')).map(({ ref }) => ref))
  const church = 'CW813110A'
  const camps = ['CW713990H', 'CW721214A', 'CW611620D']
  const youth = ['CW624110A', 'CW713990G', 'CW813410A', 'CW611110A']
  const homes = ['CW623210A', 'CW623312A', 'CW624120B']
  expect([church, ...camps, ...youth, ...homes].filter((ref) => !inCare.has(ref))).toEqual([])
  expect(['CW459120A', 'CW458110B', 'CW541921A', 'CW712110A'].filter((ref) => inCare.has(ref))).toEqual([])
})

test('a ref carries the code it belongs to (K1)', () => {
  expect(table.own.filter(({ ref, naics6 }) => !ref.startsWith(`CW${naics6}`)).map(({ ref }) => ref)).toEqual([])
})

test('every industry has classes to browse (K1)', () => {
  const usedIndustries = new Set(table.own.map(({ industry }) => industry))
  expect(industries.filter(({ id }) => !usedIndustries.has(id))).toEqual([])
})

test('a sub class ref means the same wherever it is offered (K1)', () => {
  const meanings = new Map<string, Set<string>>()
  for (const { ref, description } of table.own.flatMap(({ subClasses = [] }) => subClasses)) {
    meanings.set(ref, (meanings.get(ref) ?? new Set()).add(description))
  }
  expect([...meanings].filter(([, descriptions]) => descriptions.size > 1)).toEqual([])
})

test('every one of the 1,012 codes has a class for the whole code (K1)', () => {
  expect(table.generic).toHaveLength(1012)
  expect(table.byRef('CW111110Z')).toMatchObject({ naics6: '111110', name: 'Soybean Farming', industry: 'agriculture' })
  expect(table.ofCode('999999')).toEqual([])
})

test('day care has its two kinds, and medical practitioners theirs (Q8, I3)', () => {
  const kindsOf = (ref: string) => table.byRef(ref)?.subClasses?.map(({ description }) => description)
  expect(kindsOf('CW624410A')).toEqual(['Commercial day care services', 'Residential day care services'])
  expect(table.byRef('CW621111A')?.subClasses).toContainEqual({ ref: 'CWT99999', description: 'Medical Practitioner' })
})
