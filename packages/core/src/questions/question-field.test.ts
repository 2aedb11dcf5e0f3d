import { expect, it } from 'vitest'
import type { View } from '../rules/rule.ts'
import { conditionRule } from './question-field.ts'

const holding = (answer: unknown): View => ({ get: () => answer, isOn: () => false, today: '2026-11-20' })
const rule = (test: 'more_than' | 'less_than') => conditionRule({ holder: 'quote', subject: 'people', or: ['1'], test })

it.each([
  [2, true, false],
  [1, false, false],
  [0, false, true],
  [['a', 'b'], true, false],
  [['a'], false, false],
  [[], false, true],
  ['2', false, false],
  [undefined, false, false],
])('counts %j: more than one %s, less than one %s; a list by its entries (Q2)', (answer, more, less) => {
  expect(rule('more_than').test(holding(answer))).toBe(more)
  expect(rule('less_than').test(holding(answer))).toBe(less)
})
