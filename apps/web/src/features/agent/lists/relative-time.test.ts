import { expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const now = new Date('2026-11-21T12:00:00Z')

it.each([
  ['2026-11-21T12:00:00Z', 'now'],
  ['2026-11-21T12:00:30Z', 'now'],
  ['2026-11-21T11:59:01Z', 'now'],
  ['2026-11-21T11:58:00Z', '2 minutes ago'],
  ['2026-11-21T10:59:00Z', '1 hour ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-18T11:00:00Z', '3 days ago'],
  ['2026-09-01T11:00:00Z', '2 months ago'],
  ['2024-11-01T11:00:00Z', '2 years ago'],
])('%s was %s (R6)', (instant, words) => {
  expect(relativeTime(instant, now, 'en-US')).toBe(words)
})
