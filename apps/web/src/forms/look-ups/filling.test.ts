import type { Field } from '@coverwright/core/model/field'
import { describe, expect, it } from 'vitest'
import { agreeingWith, differencesOf, fillingsOf } from './filling.ts'

const year: Field = { path: 'year', type: 'year', label: 'Year' }
const make: Field = {
  path: 'make',
  type: 'select',
  label: 'Make',
  options: [
    { value: 'Ford', label: 'Ford' },
    { value: 'Honda', label: 'Honda' },
    { value: 'rest', label: 'Another', others: true },
  ],
}
const fills = { year, make }
const blank = { answer: undefined, passes: false }
const of = (answer: unknown, passes = true) => ({ answer, passes })
const finding = (years: readonly number[], makes: readonly string[] = []) => ({ parts: { year: years, make: makes } })

describe('what a look-up fills in (K1)', () => {
  it.each([
    ['what is blank', [2019], ['Ford'], blank, blank, {}, { year: 2019, make: 'Ford' }],
    ['nothing that a person answered', [2019], ['Ford'], of(2018), of('Honda'), {}, {}],
    ['nothing that is half typed', [2019], [], of(20, false), blank, {}, {}],
    ['what a look-up had put in', [2019], ['Ford'], of(2003), of('Honda'), { year: 2003 }, { year: 2019 }],
    ['nothing that was changed since', [2019], [], of(2004), blank, { year: 2003 }, {}],
    ['nothing where it may be of two years', [1989, 2019], [], blank, blank, {}, {}],
    ['one of two years that it had put in', [1989, 2019], [], of(2019), blank, { year: 2019 }, { year: 2019 }],
    ['blank over what is no longer known', [], [], of(2003), blank, { year: 2003 }, { year: undefined }],
    ['what stands for all that is not listed', [], ['Oshkosh'], blank, blank, {}, { make: 'rest' }],
  ] as const)('is %s', (_name, years, makes, yearNow, makeNow, before, expected) => {
    expect(fillingsOf(fills, finding(years, makes), { year: yearNow, make: makeNow }, before)).toEqual(expected)
  })
})

describe('where a person answered otherwise (K1)', () => {
  const differing = (found: ReturnType<typeof finding>, yearNow: unknown, makeNow: unknown, passes = true) =>
    differencesOf(fills, found, { year: of(yearNow, passes), make: of(makeNow, passes) }).map(({ part, instead }) => [
      part,
      instead,
    ])

  it.each([
    [
      'says both',
      [2019],
      ['Ford'],
      2018,
      'Honda',
      [
        ['year', 2019],
        ['make', 'Ford'],
      ],
    ],
    ['says nothing where they agree', [2019], ['Ford'], 2019, 'Ford', []],
    ['says nothing where one of several agrees', [1989, 2019], [], 2019, 'Ford', []],
    ['offers none of several instead', [1989, 2019], [], 2018, 'Ford', [['year', undefined]]],
    ['takes what stands for all others for a make that is not listed', [], ['Oshkosh'], 2019, 'rest', []],
    ['says that a listed make is not one that is not', [], ['Oshkosh'], 2019, 'Ford', [['make', 'rest']]],
  ] as const)('%s', (_name, years, makes, yearNow, makeNow, expected) => {
    expect(differing(finding(years, makes), yearNow, makeNow)).toEqual(expected)
  })

  it('shows nothing during typing', () => {
    expect(differing(finding([2019], ['Ford']), 20, 'Honda', false)).toEqual([])
  })
})

describe('what a ZIP code fills in (S2, S3, K1)', () => {
  const city: Field = { path: 'item.city', type: 'text', label: 'City' }
  const state: Field = { path: 'item.state', type: 'select', label: 'State', optionsFrom: 'state' }
  const place = (cities: readonly string[], ...states: readonly string[]) => ({
    parts: { city: cities, state: states },
  })
  const chicago = place(['Chicago'], 'IL')
  const queens = place(['Long Island City', 'Queens'], 'NY')
  const fort = place(['Fort Campbell'], 'KY', 'TN')
  const milwaukee = { city: 'Milwaukee', state: 'WI' }
  const inChicago = { city: 'Chicago', state: 'IL' }

  it.each([
    ['an empty city and state', chicago, undefined, undefined, {}, inChicago],
    ['what was emptied', chicago, '', '', {}, inChicago],
    ['no city that was typed', chicago, 'Evanston', undefined, {}, { state: 'IL' }],
    ['no state that was chosen', chicago, undefined, 'WI', {}, { city: 'Chicago' }],
    ['what another code filled in', chicago, 'Milwaukee', 'WI', milwaukee, inChicago],
    ['nothing that was typed over it', chicago, 'Evanston', 'WI', milwaukee, { state: 'IL' }],
    ['what stands there from a code before, as it is', chicago, 'Chicago', 'IL', inChicago, inChicago],
    ['the state alone where it has several cities', queens, undefined, undefined, {}, { state: 'NY' }],
    ['no city of another code then', queens, 'Chicago', 'IL', inChicago, { city: undefined, state: 'NY' }],
    ['the one of its cities that was there', queens, 'Queens', 'NY', { city: 'Queens' }, { city: 'Queens' }],
    ['the city alone where it has two states', fort, undefined, undefined, {}, { city: 'Fort Campbell' }],
    ['the one of its states that was there', fort, 'X', 'TN', { state: 'TN' }, { state: 'TN' }],
  ] as const)('is %s', (_name, found, cityNow, stateNow, before, expected) => {
    const fieldStates = { city: of(cityNow), state: of(stateNow) }
    expect(fillingsOf({ city, state }, found, fieldStates, before)).toEqual(expected)
  })

  it('counts as filled in if it agrees when a page is opened, and otherwise not', () => {
    const agreeing = (cityNow: unknown, stateNow: unknown, found = chicago) =>
      agreeingWith({ city, state }, found, { city: of(cityNow), state: of(stateNow) })
    expect(agreeing('Chicago', 'IL')).toEqual(inChicago)
    expect(agreeing('Evanston', 'IL')).toEqual({ state: 'IL' })
    expect(agreeing('Queens', '', queens)).toEqual({ city: 'Queens' })
    expect(agreeing(undefined, undefined)).toEqual({})
  })
})
