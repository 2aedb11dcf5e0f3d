import { expect, it } from 'vitest'
import { isAuthorized } from './is-authorized.ts'

const check = { rule: 'isAuthorized' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['Yes', 'yes'])('%j passes (V1)', (answer) => {
  expect(isAuthorized(answer, check, view)).toBeUndefined()
})

it.each(['No', 'Not sure', 'maybe', 0, 1])('%j is refused (V1)', (answer) => {
  expect(isAuthorized(answer, check, view)).toEqual({ key: 'validationError.isAuthorized' })
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isAuthorized(answer, check, view)).toBeUndefined()
})
