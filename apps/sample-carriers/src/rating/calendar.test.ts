import { expect, test } from 'vitest'
import { businessDaysAfter, yearsBetween } from './calendar.ts'
import { inForce, type Revision } from './in-force.ts'

test.for([
  ['2026-11-20', 2, '2026-11-24'],
  ['2026-11-22', 1, '2026-11-23'],
  ['2026-11-17', 2, '2026-11-19'],
  ['2026-12-31', 1, '2027-01-01'],
] as const)('%s and %i business days is %s (Q6)', ([from, count, expected]) => {
  expect(businessDaysAfter(from, count)).toBe(expected)
})

test('a claim of three years ago today is still within three years (Q6)', () => {
  expect(yearsBetween('2023-11-21', '2026-11-20')).toBeLessThanOrEqual(3)
})

const revisions = [{ effective_from: '2026-01-01' }, { effective_from: '2026-07-01' }] as const

test.for([
  ['2019-01-01', '2026-01-01', '2026-07-01'],
  ['2026-06-30', '2026-01-01', '2026-07-01'],
  ['2026-07-01', '2026-07-01', undefined],
  ['2031-01-01', '2026-07-01', undefined],
] as const)('on %s the revision of %s holds, until %s (Q6)', ([day, from, to]) => {
  const { entry, effective_to } = inForce<Revision>(revisions, day)
  expect([entry.effective_from, effective_to]).toEqual([from, to])
})
