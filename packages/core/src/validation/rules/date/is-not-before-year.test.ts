import { expect, it } from 'vitest'
import { isNotBeforeYear } from './is-not-before-year.ts'

const check = { rule: 'isNotBeforeYear', of: 'admitted' }
const holding = (admitted: unknown) => ({
  get: (path: string) => (path === 'admitted' ? admitted : undefined),
  today: '2026-11-20',
})

it.each([
  ['2012-01-01', 2012, undefined],
  ['2011-12-31', 2012, { key: 'validationError.isNotBeforeYear', params: { year: '2012' } }],
  ['2026-11-20', 2012, undefined],
  ['2011-12-31', undefined, undefined],
  ['2011-12-31', '2012', undefined],
  [undefined, 2012, undefined],
  [2012, 2012, undefined],
  ['2012', 2012, undefined],
  [2011, 2012, { key: 'validationError.isNotBeforeYearAbove', params: { year: '2012' } }],
  ['2011', 2012, { key: 'validationError.isNotBeforeYearAbove', params: { year: '2012' } }],
  [2011, undefined, undefined],
  [211, 2012, { key: 'validationError.isValidDate' }],
  ['2011-02-30', 2012, { key: 'validationError.isValidDate' }],
])('%j with the year %j gives %j (V1, R9)', (day, year, refusal) => {
  expect(isNotBeforeYear(day, check, holding(year))).toEqual(refusal)
})
