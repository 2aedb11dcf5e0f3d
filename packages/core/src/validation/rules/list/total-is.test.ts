import { expect, it } from 'vitest'
import { totalIs } from './total-is.ts'

const view = { get: () => undefined, today: '2026-11-21' }
const check = { rule: 'totalIs', of: 'percent', to: 100 }
const shares = (...percents: unknown[]) => percents.map((percent) => ({ percent }))

it.each([
  [shares(60, 40), undefined],
  [shares(100), undefined],
  [shares(60, 39), { key: 'validationError.totalIs', params: { total: 99, to: 100 } }],
  [shares(60, 41), { key: 'validationError.totalIs', params: { total: 101, to: 100 } }],
  [shares(100, undefined), undefined],
  [shares('100'), { key: 'validationError.totalIs', params: { total: 0, to: 100 } }],
  [undefined, undefined],
  ['none', undefined],
])('shares must make a whole, exactly (V1): %j', (answer, refusal) => {
  expect(totalIs(answer, check, view)).toEqual(refusal)
})
