import { expect, test } from 'vitest'
import { nextDigest } from './next-digest.ts'

test.each([
  ['2026-11-21T11:00:00Z', 'America/Chicago', 8, '2026-11-21T14:00:00.000Z'],
  ['2026-11-21T14:00:00Z', 'America/Chicago', 8, '2026-11-22T14:00:00.000Z'],
  // A zone half an hour off the others.
  ['2026-11-21T00:00:00Z', 'Asia/Kolkata', 8, '2026-11-21T02:30:00.000Z'],
  // Two in the morning does not exist on this day.
  ['2026-03-08T07:30:00Z', 'America/Chicago', 2, '2026-03-09T07:00:00.000Z'],
  ['2026-11-21T11:00:00Z', 'UTC', 0, '2026-11-22T00:00:00.000Z'],
])('after %s in %s the next daily digest leaves at %i:00 there (R1)', (now, zone, hour, next) => {
  expect(nextDigest(new Date(now), zone, hour).toISOString()).toBe(next)
})
