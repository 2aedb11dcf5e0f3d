import { expect, it } from 'vitest'
import { isRecentYear } from './is-recent-year.ts'

const check = { rule: 'isRecentYear', years: 3 }
const view = { get: () => undefined, today: '2026-11-20' }

it.each([
  [2023, undefined],
  ['2023', undefined],
  [2027, undefined],
  [2022, { key: 'validationError.isRecentYear', params: { year: '2023' } }],
  ['22', { key: 'validationError.isYear' }],
  [undefined, undefined],
  [' ', undefined],
])('%j as one of this year and the three before gives %j (V1)', (answer, refusal) => {
  expect(isRecentYear(answer, check, view)).toEqual(refusal)
})
