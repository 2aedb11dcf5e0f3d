import { expect, it } from 'vitest'
import { isMoreThan } from './is-more-than.ts'

const check = { rule: 'isMoreThan', than: 0 }
const view = { get: () => undefined, today: '2026-11-20' }

it.each([1, '1'])('%j passes (V1)', (answer) => {
  expect(isMoreThan(answer, check, view)).toBeUndefined()
})

it.each([0, '0', -1, 0.5, 'one'])('%j is refused (V1)', (answer) => {
  expect(isMoreThan(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isMoreThan(answer, check, view)).toBeUndefined()
})
