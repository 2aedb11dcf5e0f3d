import { expect, it } from 'vitest'
import { isFranchiseStore } from './is-franchise-store.ts'

const check = { rule: 'isFranchiseStore' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['12345A', '12345z'])('%j passes (V1)', (answer) => {
  expect(isFranchiseStore(answer, check, view)).toBeUndefined()
})

it.each(['1234A', '123456', 'A12345', '12345AB'])('%j is refused (V1)', (answer) => {
  expect(isFranchiseStore(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isFranchiseStore(answer, check, view)).toBeUndefined()
})
