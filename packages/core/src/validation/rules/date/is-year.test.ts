import { expect, it } from 'vitest'
import { isYear } from './is-year.ts'

const check = { rule: 'isYear' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['1999', 2026])('%j passes (V1)', (answer) => {
  expect(isYear(answer, check, view)).toBeUndefined()
})

it.each(['99', '20266', '19 9', 99.5, 99, 20_260, -1])('%j is refused (V1) (case V4)', (answer) => {
  expect(isYear(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isYear(answer, check, view)).toBeUndefined()
})
