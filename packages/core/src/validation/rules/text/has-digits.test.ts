import { expect, it } from 'vitest'
import { hasDigits } from './has-digits.ts'

const check = { rule: 'hasDigits', count: 4 }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['0123', 1234])('%j passes (V1)', (answer) => {
  expect(hasDigits(answer, check, view)).toBeUndefined()
})

it.each(['123', '12345', '12a4', '12-34'])('%j is refused (V1)', (answer) => {
  expect(hasDigits(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(hasDigits(answer, check, view)).toBeUndefined()
})
