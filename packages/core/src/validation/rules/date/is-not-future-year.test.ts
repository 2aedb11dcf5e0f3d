import { expect, it } from 'vitest'
import { isNotFutureYear } from './is-not-future-year.ts'

const check = { rule: 'isNotFutureYear' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each([2026, '1999'])('%j passes (V1)', (answer) => {
  expect(isNotFutureYear(answer, check, view)).toBeUndefined()
})

it.each([2027, '2027', '26', 99])('%j is refused (V1)', (answer) => {
  expect(isNotFutureYear(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isNotFutureYear(answer, check, view)).toBeUndefined()
})

it.each([
  [2027, undefined],
  ['2027', undefined],
  [2028, { key: 'validationError.isNotAfterYear', params: { year: '2027' } }],
])('%j where next year is allowed gives %j (V1)', (answer, refusal) => {
  expect(isNotFutureYear(answer, { ...check, ahead: 1 }, view)).toEqual(refusal)
})
