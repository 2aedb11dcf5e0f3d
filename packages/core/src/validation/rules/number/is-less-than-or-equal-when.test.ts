import { expect, it } from 'vitest'
import { isLessThanOrEqualWhen } from './is-less-than-or-equal-when.ts'

const check = { rule: 'isLessThanOrEqualWhen', than: 25, of: 'kind', is: 'part_time' }
const holding = (kind: unknown) => ({
  get: (path: string) => (path === 'kind' ? kind : undefined),
  today: '2026-11-20',
})
const refusal = { key: 'validationError.isLessThanOrEqualWhen', params: { than: 25 } }

it.each([
  ['part_time', 25, undefined],
  ['part_time', 26, refusal],
  ['full_time', 26, undefined],
  [undefined, 26, undefined],
  ['part_time', undefined, undefined],
])('%s with %j hours gives %j (V1, R9)', (kind, hours, expected) => {
  expect(isLessThanOrEqualWhen(hours, check, holding(kind))).toEqual(expected)
})

it('finds nothing without its arguments (V1)', () => {
  expect(isLessThanOrEqualWhen(99, { rule: 'isLessThanOrEqualWhen', than: 25 }, holding('part_time'))).toBeUndefined()
})
