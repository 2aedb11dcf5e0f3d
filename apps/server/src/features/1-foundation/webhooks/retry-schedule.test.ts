import { expect, it } from 'vitest'
import { askedPause, pauseAfter } from './retry-schedule.ts'

it('pauses longer after each failure, for three days, and then no more', () => {
  const pauses = Array.from({ length: 10 }, (_, index) => pauseAfter(index + 1, undefined, 0))
  expect(pauses.map((ms) => ms && ms / 1000)).toEqual([
    ...[5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
    undefined,
  ])
  expect(pauseAfter(1, undefined, 1)).toBe(6000)
})

it('waits as long as a receiver asks, up to a day', () => {
  expect(pauseAfter(1, 60_000, 0)).toBe(60_000)
  expect(pauseAfter(2, 60_000, 0)).toBe(300_000)
  expect(pauseAfter(1, 9e9, 0)).toBe(86_400_000)
})

it.each([
  ['120', 120_000],
  ['Sun, 01 Mar 2026 09:01:00 GMT', 60_000],
  ['Sun, 01 Mar 2026 08:00:00 GMT', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('reads Retry-After: %s', (header, ms) => expect(askedPause(header, new Date('2026-03-01T09:00:00Z'))).toBe(ms))
