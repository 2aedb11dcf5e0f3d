import { expect, it } from 'vitest'
import type { Field } from '../../../model/field.ts'
import type { View } from '../../../rules/rule.ts'
import { checkField } from '../../check-field.ts'
import { totalIsLessThanOrEqual } from './total-is-less-than-or-equal.ts'

const view: View = { get: () => undefined, isOn: () => false, today: '2026-11-20' }
const check = { rule: 'totalIsLessThanOrEqual', of: 'share', than: 100 }
const shares = (...all: readonly unknown[]) => all.map((share) => ({ share }))

it.each([
  [shares(60, 40), undefined],
  [shares(60, 41), { key: 'validationError.totalIsLessThanOrEqual', params: { total: 101, than: 100 } }],
  [shares(60, undefined, 'x'), undefined],
  [[], undefined],
  ['60', undefined],
  [[null, 3, 'x'], undefined],
])('the shares of %j give %j (V1, V3)', (answer, refusal) => {
  expect(totalIsLessThanOrEqual(answer, check, view)).toEqual(refusal)
})

const owners: Field = {
  path: 'owners',
  type: 'repeat',
  label: 'Owners',
  checks: [check],
  fields: [{ path: 'share', type: 'percent', label: 'Share' }],
}

it('a list is checked as a whole once each entry passes (V3)', () => {
  const keys = (answer: unknown) => checkField(owners, answer, view).map(({ path, key }) => `${path} ${key}`)
  expect(keys(shares(60, 50))).toEqual(['owners validationError.totalIsLessThanOrEqual'])
  expect(keys(shares(60, 101))).toEqual(['owners.1.share validationError.percent'])
  expect(keys(shares(60, 40))).toEqual([])
})
