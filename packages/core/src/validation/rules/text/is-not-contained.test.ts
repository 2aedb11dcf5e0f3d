import { expect, it } from 'vitest'
import { isNotContained } from './is-not-contained.ts'

const check = { rule: 'isNotContained', in: ['Acme', 'Beta'] }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['Gamma', ['Gamma']])('%j passes (V1)', (answer) => {
  expect(isNotContained(answer, check, view)).toBeUndefined()
})

it.each(['Acme', ' acme ', ['Gamma', 'beta']])('%j is refused (V1)', (answer) => {
  expect(isNotContained(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isNotContained(answer, check, view)).toBeUndefined()
})
