import { expect, test } from 'vitest'
import { inForce } from './in-force.ts'

const rows = [
  { state: 'IL', effective_from: '2026-01-01' },
  { state: 'IL', effective_from: '2027-01-01' },
  { state: 'IL', effective_from: '2025-01-01' },
  { state: 'NY', effective_from: '2027-07-01' },
]

test.for([
  ['2024-12-31T23:59:59Z', []],
  ['2026-12-31T23:59:59Z', ['IL 2026-01-01']],
  ['2027-01-01T00:00:00Z', ['IL 2027-01-01']],
  ['2027-07-01T00:00:00Z', ['IL 2027-01-01', 'NY 2027-07-01']],
] as const)('at %s the rows in force are %j (K1)', ([now, expected]) => {
  expect(inForce(rows, new Date(now)).map(({ state, effective_from }) => `${state} ${effective_from}`)).toEqual(
    expected,
  )
})
