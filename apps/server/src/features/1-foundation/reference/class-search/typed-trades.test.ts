import { expect, test } from 'vitest'
import { sampleReference as reference } from '../../../../testing/sample-reference.ts'
import { typedTrades } from './typed-trades.ts'

const search = (typed: string) => reference.search('US', typed, 8)

test.for(typedTrades)('%j finds %s first (K1)', ([typed, first]) => {
  expect(search(typed)[0]?.class_code_description).toBe(first)
})

test('a code finds its own classes before that of the whole code, and a beginning those of all its codes (K1)', () => {
  expect(search('812112').map((hit) => hit.class_code_ref)).toEqual([
    'CW812112A',
    'CW812112B',
    'CW812112C',
    'CW812112Z',
  ])
  const codes = search('81211').map((hit) => hit.naics6)
  expect(new Set(codes)).toEqual(new Set(['812111', '812112', '812113']))
})

test.for<[string, string]>([
  ['454110', '455219'],
  ['454110', '458110'],
  ['453998', '459999'],
  ['453998', '459991'],
  ['511210', '513210'],
  ['517312', '517112'],
  ['517312', '517122'],
])('the code %s of NAICS 2017 leads to the classes of %s (K1)', ([old, heir]) => {
  expect(reference.classesOfCode(old)).toEqual(expect.arrayContaining([...reference.classesOfCode(heir)]))
})

test('a code that NAICS never had has no classes (K1)', () => {
  expect(reference.classesOfCode('999999')).toEqual([])
})
