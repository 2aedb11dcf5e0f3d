import { expect, it } from 'vitest'
import { isLessThan } from './is-less-than.ts'

const check = { rule: 'isLessThan', than: 10 }
const view = { get: () => undefined, today: '2026-11-20' }

it.each([9, '9', -3, '-3'])('%j passes (V1)', (answer) => {
  expect(isLessThan(answer, check, view)).toBeUndefined()
})

it.each([10, '10', 11, 9.5, 'nine', '1e1'])('%j is refused (V1)', (answer) => {
  expect(isLessThan(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isLessThan(answer, check, view)).toBeUndefined()
})
