import { expect, it } from 'vitest'
import { isLessThanOrEqual } from './is-less-than-or-equal.ts'

const check = { rule: 'isLessThanOrEqual', than: 10 }
const view = { get: () => undefined, today: '2026-11-20' }

it.each([10, '10', 0])('%j passes (V1)', (answer) => {
  expect(isLessThanOrEqual(answer, check, view)).toBeUndefined()
})

it.each([11, '11', 9.5])('%j is refused (V1)', (answer) => {
  expect(isLessThanOrEqual(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isLessThanOrEqual(answer, check, view)).toBeUndefined()
})
