import { expect, it } from 'vitest'
import type { Chosen } from '../../testing/walk-line.ts'
import { contextFor, everyChoice, walk } from '../../testing/walk-line.ts'

/* The way through rented homes and the questions about each, written by hand. */

const isOwn = (path: string) => /dynamic-questions\/(landlord|dwellings)(_|\/|$)/.test(path)

const listPath = '/landlord.dwellings/dynamic-questions/dwellings_list/list'
const create = '/dynamic-questions/dwellings_create/edit/0'
const home = (at: number, changes: object = {}) => ({ id: `h${at}`, street: `${at} Elm St`, ...changes })
const withHomes = (homes: readonly object[]) => (homes.length ? { landlord: { dwellings: homes } } : {})

type Case = { readonly chosen: Chosen; readonly count: number }

/** An empty list begins with a new entry, which leads to the list; on the way back only the new entry is visited. */
function expectedPaths({ chosen, count }: Case, moves: 'forwards' | 'backwards'): readonly string[] {
  if (chosen === 'not' || chosen === 'refused') return []
  const paths = ['/dynamic-questions/landlord/edit/0']
  if (count === 0) paths.push(create)
  if (count > 0 || moves === 'forwards') paths.push(listPath)
  return [...paths, '/dynamic-questions/landlord_coverage/edit/0', '/summary/dynamic-questions/landlord']
}

it('asks how homes are let, then for each home, then how they are insured, then shows it all, and back in reverse (F1, F15)', () => {
  for (const one of everyChoice.flatMap((chosen) => [0, 1, 2].map((count) => ({ chosen, count })))) {
    const homes = Array.from({ length: one.count }, (_, at) => home(at))
    const { forwards, backwards } = walk(contextFor('landlord', '16', one.chosen, withHomes(homes)), isOwn)
    expect({ ...one, forwards, backwards }).toEqual({
      ...one,
      forwards: expectedPaths(one, 'forwards'),
      backwards: expectedPaths(one, 'backwards'),
    })
  }
})

const listEntryOf = (homes: readonly object[]) =>
  walk(contextFor('landlord', '16', 'picked', withHomes(homes)), isOwn).flowState.pages.find(
    ({ path }) => path === (homes.length ? listPath : create),
  )

it('asks an old home for roof, wiring, updates and lead paint, and a new one for none of them (Q2)', () => {
  for (const year_built of [1890, 1950, 1977, 1978, 1990, 1991, 2000, 2001, 2010, 2011, 2020]) {
    const missing = listEntryOf([home(0, { year_built })])?.problems.map(({ path }) => path.split('.').at(-1)) ?? []
    const expected: string[] = []
    if (year_built < 2011) expected.push('roof_year')
    if (year_built < 1991) expected.push('wiring')
    if (year_built < 1978) expected.push('lead_disclosure')
    const fieldsFound = ['roof_year', 'wiring', 'lead_disclosure'].filter((name) => missing.includes(name))
    expect([year_built, fieldsFound]).toEqual([year_built, expected])
  }
})

it('asks for the year of every roof but a condo’s, which is its association’s (Q2)', () => {
  for (const kind of ['house', 'duplex', 'small_building', 'apartments', 'townhouse', 'condo', 'manufactured']) {
    const problems = listEntryOf([home(0, { kind, year_built: 1990 })])?.problems ?? []
    const missing = problems.map(({ path }) => path.split('.').at(-1))
    expect([kind, missing.includes('roof_year')]).toEqual([kind, kind !== 'condo'])
  }
})

it('offers every kind of heating, a wall heater and one that is not listed too (Q2)', () => {
  const isRefused = (heating: string) =>
    listEntryOf([home(0, { heating })])?.problems.some(({ path }) => path.endsWith('.heating'))
  const kinds = ['furnace', 'heat_pump', 'boiler', 'electric', 'wall_heater', 'other', 'wood_stove', 'space_heaters']
  expect(kinds.filter(isRefused)).toEqual([])
  expect(isRefused('campfire')).toBe(true)
})

it.each([
  ['OH', ['CA'], false],
  ['OH', ['CA', 'WA'], false],
  ['OH', [undefined], false],
  ['CA', ['CA', 'KS'], true],
  ['CA', ['OH'], true],
] as const)('asks a landlord in %s with homes in %j for a storm deductible: %s (Q2)', (state, states, expected) => {
  const homes = states.map((each, at) => home(at, { state: each }))
  const context = contextFor('landlord', '16', 'picked', withHomes(homes))
  const { flowState } = walk({ ...context, facts: { ...context.facts, state } }, isOwn)
  expect(flowState.pages.flatMap(({ visible }) => visible).includes('landlord.storm_deductible')).toBe(expected)
})

it('accepts three or four homes for a small building, and five to 500 for apartments (V1)', () => {
  const refusals = (kind: string, units: number) =>
    (listEntryOf([home(0, { kind, units })])?.problems ?? []).filter(({ path }) => path.endsWith('.units'))
  const takes = (kind: string) => [2, 3, 4, 5, 500, 501].filter((units) => refusals(kind, units).length === 0)
  expect([takes('small_building'), takes('apartments')]).toEqual([
    [3, 4],
    [5, 500],
  ])
  expect(refusals('apartments', 4).map(({ key }) => key)).toEqual(['validationError.isMoreThanWhen'])
})

it('accepts no roof older than its home (V1)', () => {
  const refusalOf = (roof_year: number) =>
    (listEntryOf([home(0, { year_built: 1990, roof_year })])?.problems ?? [])
      .filter(({ path }) => path.endsWith('.roof_year'))
      .map(({ key }) => key)
  expect([refusalOf(1989), refusalOf(1990), refusalOf(2020)]).toEqual([
    ['validationError.isNotBeforeYearAbove'],
    [],
    [],
  ])
})

it('asks how long a home has been empty only when it is (Q2)', () => {
  for (const occupancy of ['long_term', 'owner_part', 'student', 'short_term', 'vacant', undefined]) {
    const missing = listEntryOf([home(0, { occupancy })])?.problems.map(({ path }) => path.split('.').at(-1)) ?? []
    expect([occupancy, missing.includes('vacant_days')]).toEqual([occupancy, occupancy === 'vacant'])
  }
})

it('needs at least one home, and each address once (V3)', () => {
  expect(listEntryOf([])?.list?.failed).toBe('list.dwellings.atLeastOne')
  expect(listEntryOf([home(0), home(1)])?.list?.failed).toBeUndefined()
  expect(listEntryOf([home(0), { ...home(0, { street: '0 ELM ST' }), id: 'other' }])?.list?.failed).toBe(
    'list.dwellings.addressTwice',
  )
  expect(
    listEntryOf([home(0, { unit: '1' }), { ...home(0, { unit: '2' }), id: 'other' }])?.list?.failed,
  ).toBeUndefined()
})
