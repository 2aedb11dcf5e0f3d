import { expect, it } from 'vitest'
import { hasNoDuplicates } from './has-no-duplicates.ts'

const view = { get: () => undefined, today: '2026-11-20' }
const check = { rule: 'hasNoDuplicates', of: 'area' }
const areas = (...all: readonly unknown[]) => all.map((area) => ({ area }))
const refusal = { key: 'validationError.hasNoDuplicates' }

it.each([
  [areas('wills', 'tax'), undefined],
  [areas('wills', 'tax', 'wills'), refusal],
  [areas(undefined, undefined, ' ', ' '), undefined],
  [[null, 'wills', 'wills'], undefined],
  [[], undefined],
  ['wills', undefined],
])('the areas of %j give %j (V1)', (answer, expected) => {
  expect(hasNoDuplicates(answer, check, view)).toEqual(expected)
})

it('finds nothing without its argument (V1)', () => {
  expect(hasNoDuplicates(areas('tax', 'tax'), { rule: 'hasNoDuplicates' }, view)).toBeUndefined()
})
