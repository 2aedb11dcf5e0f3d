import { expect, it } from 'vitest'
import { equals } from './equals.ts'

const check = { rule: 'equals', to: 'agree' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['agree', ' agree '])('%j passes (V1)', (answer) => {
  expect(equals(answer, check, view)).toBeUndefined()
})

it.each(['Agree', 'disagree', ['agree']])('%j is refused (V1)', (answer) => {
  expect(equals(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(equals(answer, check, view)).toBeUndefined()
})
