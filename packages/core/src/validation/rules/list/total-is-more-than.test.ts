import { expect, it } from 'vitest'
import type { View } from '../../../rules/rule.ts'
import { totalIsMoreThan } from './total-is-more-than.ts'

const view: View = { get: () => undefined, isOn: () => false, today: '2026-11-20' }
const check = { rule: 'totalIsMoreThan', of: 'payroll', than: 0 }
const rows = (...all: readonly unknown[]) => all.map((payroll) => ({ payroll }))

it.each([
  [rows(0, 40_000), undefined],
  [rows(0, 0), { key: 'validationError.totalIsMoreThan', params: { total: 0, than: 0 } }],
  [rows(undefined, '40000'), { key: 'validationError.totalIsMoreThan', params: { total: 0, than: 0 } }],
  [[null, 3], { key: 'validationError.totalIsMoreThan', params: { total: 0, than: 0 } }],
  [[], undefined],
  ['40000', undefined],
])('the payrolls of %j give %j (V1, V3)', (answer, refusal) => {
  expect(totalIsMoreThan(answer, check, view)).toEqual(refusal)
})

it('finds nothing without its arguments (V1)', () => {
  expect(totalIsMoreThan(rows(0), { rule: 'totalIsMoreThan', than: 0 }, view)).toBeUndefined()
})
