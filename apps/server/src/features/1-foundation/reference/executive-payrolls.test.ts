import { expect, test } from 'vitest'
import { executivePayrollsAt } from './executive-payrolls.ts'

const row = (state: string, year: number) => ({
  ...{ state, officer_min: year, officer_max: 2 * year, owner_min: year, owner_max: year },
  ...{
    effective_from: `${year}-01-01`,
    effective_until: `${year}-12-31`,
    source: 'a bureau',
    checked_on: '2026-01-01',
  },
})
const rows = [row('IL', 2025), row('IL', 2026), row('NY', 2027)]

test.for([
  ['2025-12-31T23:59:59Z', 'IL', 2025, true],
  ['2026-01-01T00:00:00Z', 'IL', 2026, true],
  ['2027-01-01T00:00:00Z', 'IL', 2026, false],
  ['2024-12-31T00:00:00Z', 'IL', undefined, false],
  ['2027-01-01T00:00:00Z', 'NY', 2027, true],
] as const)('at %s %s counts the figures of %s, in force: %s (K1, seed 7.2)', ([now, code, year, in_force]) => {
  const match = executivePayrollsAt(rows, new Date(now)).find(({ state }) => state === code)
  expect(match).toEqual(
    year === undefined ? { state: code, known: false } : { ...row(code, year), known: true, in_force },
  )
})

test('every state is included, with figures or without (K1)', () => {
  expect(executivePayrollsAt(rows, new Date('2026-06-01'))).toHaveLength(56)
})
