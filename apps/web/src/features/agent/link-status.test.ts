import { expect, it } from 'vitest'
import { linkStatus } from './link-status.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = '2026-12-21T12:00:00Z'
const earlier = '2026-11-20T12:00:00Z'

it.each([
  [{ expires_at: later }, 'good'],
  [{ expires_at: earlier }, 'expired'],
  [{ expires_at: now.toISOString() }, 'expired'],
  [{ expires_at: later, revoked_at: earlier }, 'revoked'],
  [{ expires_at: earlier, revoked_at: earlier }, 'revoked'],
  [{ expires_at: later, undelivered: true }, 'undelivered'],
  [{ expires_at: earlier, undelivered: true }, 'undelivered'],
  [{ expires_at: later, revoked_at: earlier, undelivered: true }, 'revoked'],
])('%j is %s (R6)', (link, status) => {
  expect(linkStatus(link, now)).toBe(status)
})
