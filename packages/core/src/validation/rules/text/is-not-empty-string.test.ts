import { expect, it } from 'vitest'
import { isNotEmptyString } from './is-not-empty-string.ts'

const check = { rule: 'isNotEmptyString' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['a', 0])('%j passes (V1)', (answer) => {
  expect(isNotEmptyString(answer, check, view)).toBeUndefined()
})

it.each(['', '   ', null, undefined, [], {}])('%j is refused (V1)', (answer) => {
  expect(isNotEmptyString(answer, check, view)).toBeDefined()
})
