import { expect, it } from 'vitest'
import { countries } from '../countries/countries.ts'
import { insuranceTypes } from '../lines/insurance-types.ts'
import { modesWithoutOwnersPolicy, otherCoverage } from '../lines/other/type.ts'
import { selectableTypes } from './selectable-types.ts'
import type { Site } from './site.ts'

/** The sixteen, and the smaller policy offered beside one of them. */
const all = [...insuranceTypes.map(({ line }) => line), 'breach']
const soldDirectly = ['wc', 'se', 'breach']

const linesOf = (site: Partial<Site>) =>
  selectableTypes({ channel: 'direct', country: 'US', selectableLobs: [], ...site }).map(({ line }) => line)

it('a wholesaler offers what it may; another site what it names, or everything (I1, seed 6)', () => {
  expect(linesOf({})).toEqual(all)
  expect(linesOf({ selectableLobs: ['bop', 'gl'] })).toEqual(['gl', 'bop'])
  const atWholesale = linesOf({ channel: 'wholesaler', selectableLobs: ['gl'] })
  expect(atWholesale).toEqual(all.filter((line) => !soldDirectly.includes(line)))
  expect(atWholesale).not.toContain('wc')
})

it.each(modesWithoutOwnersPolicy)('in the mode %s other coverage replaces the owner’s policy (I1)', (uuid) => {
  const applicationMode = { uuid, name: 'Without it' }
  expect(linesOf({ applicationMode })).toEqual(all.map((line) => (line === 'bop' ? 'other' : line)))
  expect(linesOf({ applicationMode, selectableLobs: ['gl'] })).toEqual(['gl'])
  expect(selectableTypes({ channel: 'direct', country: 'US', selectableLobs: ['bop'], applicationMode })).toEqual([
    otherCoverage,
  ])
})

it('in any other mode the owner’s policy is offered, and its replacement is not (I1)', () => {
  expect(linesOf({ applicationMode: { uuid: 'another', name: 'Another' } })).toEqual(all)
  expect(linesOf({ selectableLobs: ['other'] })).toEqual([])
})

it('a custom flow offers the lines it asks about and no others (I1)', () => {
  const attorneys = linesOf({ customFlow: 'attorneys' })
  expect(attorneys.length).toBeGreaterThan(0)
  expect(attorneys.length).toBeLessThan(all.length)
})

it.each(countries)('$name: a replacement is for a line that is sold there (I4)', ({ types }) => {
  const lines = types.map(({ line }) => line)
  const standIns = types.flatMap(({ standsInFor }) => (standsInFor === undefined ? [] : [standsInFor]))
  expect(standIns.filter((line) => !lines.includes(line))).toEqual([])
})

it('nothing is sold in an unknown country (I4)', () => {
  expect(linesOf({ country: 'XX' })).toEqual([])
})
