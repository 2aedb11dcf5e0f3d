import { expect, it } from 'vitest'
import { hasDigitsInRange } from './has-digits-in-range.ts'

const check = { rule: 'hasDigitsInRange', from: 2, to: 4 }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['12', '1234', 123])('%j passes (V1)', (answer) => {
  expect(hasDigitsInRange(answer, check, view)).toBeUndefined()
})

it.each(['1', '12345', '1a'])('%j is refused (V1)', (answer) => {
  expect(hasDigitsInRange(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(hasDigitsInRange(answer, check, view)).toBeUndefined()
})
