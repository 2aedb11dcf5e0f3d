import type { Field } from '@coverwright/core/forms/field'
import { describe, expect, it } from 'vitest'
import { differencesOf, fillingsOf } from './filling.ts'

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
  const filled = (...[found, standing, before = {}]: Parameters<typeof tell>) => tell(found, standing, before)
  const tell = (
    found: ReturnType<typeof finding>,
    standing: Parameters<typeof fillingsOf>[2],
    before: Parameters<typeof fillingsOf>[3] = {},
  ) => Object.fromEntries(fillingsOf(fills, found, standing, before).map(({ part, answer }) => [part, answer]))

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
    expect(filled(finding(years, makes), { year: yearNow, make: makeNow }, before)).toEqual(expected)
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

  it('says nothing while it is typed', () => {
    expect(differing(finding([2019], ['Ford']), 20, 'Honda', false)).toEqual([])
  })
})
