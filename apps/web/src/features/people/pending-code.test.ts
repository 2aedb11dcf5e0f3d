import { expect, it } from 'vitest'
import { pendingCode, readPendingCode } from './pending-code.ts'

const now = 1_000_000
const link = '0b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a11'
const sent = { sent_to: 'd•••@shop.example', expires_in: 600, resend_after: 60 }

it('a code that was sent is good for its time, and another waits (R2)', () => {
  expect(pendingCode(sent, now)).toEqual({
    sentTo: 'd•••@shop.example',
    goodUntil: now + 600_000,
    againAt: now + 60_000,
    minutes: 10,
  })
})

it('a reload goes on with it as long as it is good (R2)', () => {
  const stored = JSON.stringify(pendingCode(sent, now))
  expect(readPendingCode(stored, now + 599_999, undefined)).toEqual(pendingCode(sent, now))
  expect(readPendingCode(stored, now + 600_000, undefined)).toBeUndefined()
})

it('a code of a link is not taken for one of another link, nor for one of an address (R2)', () => {
  const stored = JSON.stringify(pendingCode(sent, now, link))
  expect(readPendingCode(stored, now, link)?.sentTo).toBe('d•••@shop.example')
  expect(readPendingCode(stored, now, undefined)).toBeUndefined()
  expect(readPendingCode(JSON.stringify(pendingCode(sent, now)), now, link)).toBeUndefined()
})

it.each([undefined, '', 'x', '{}', '[]', '{"sentTo":1,"goodUntil":9e15,"againAt":0}'])(
  '%j is no code (R2)',
  (stored) => {
    expect(readPendingCode(stored, now, undefined)).toBeUndefined()
  },
)
