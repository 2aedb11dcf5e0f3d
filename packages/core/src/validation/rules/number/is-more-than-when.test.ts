import { expect, it } from 'vitest'
import { isMoreThanWhen } from './is-more-than-when.ts'

const check = { rule: 'isMoreThanWhen', than: 25, of: 'kind', is: 'full_time' }
const holding = (kind: unknown) => ({
  get: (path: string) => (path === 'kind' ? kind : undefined),
  today: '2026-11-20',
})
const refusal = { key: 'validationError.isMoreThanWhen', params: { than: 25 } }

it.each([
  ['full_time', 26, undefined],
  ['full_time', 25, refusal],
  ['FULL_TIME', 1, refusal],
  ['part_time', 25, undefined],
  [undefined, 25, undefined],
  ['full_time', undefined, undefined],
  ['full_time', 'many', { key: 'validationError.wholeNumber' }],
])('%s with %j hours gives %j (V1, R9)', (kind, hours, expected) => {
  expect(isMoreThanWhen(hours, check, holding(kind))).toEqual(expected)
})

it('finds nothing without its arguments (V1)', () => {
  expect(isMoreThanWhen(1, { rule: 'isMoreThanWhen', than: 25 }, holding('full_time'))).toBeUndefined()
})
