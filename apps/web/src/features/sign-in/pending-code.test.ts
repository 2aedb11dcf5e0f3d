import { expect, it } from 'vitest'
import { createPendingCode, parsePendingCode } from './pending-code.ts'

const now = 1_000_000
const link = '0b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a11'
const codeSent = { sent_to: 'd•••@shop.example', expires_in: 600, resend_after: 60 }

it('a code is valid for a time, and another can be sent later (R2)', () => {
  expect(createPendingCode(codeSent, now)).toEqual({
    sentTo: 'd•••@shop.example',
    goodUntil: now + 600_000,
    againAt: now + 60_000,
    minutes: 10,
  })
})

it('a reload goes on with a code while it is valid (R2)', () => {
  const storedText = JSON.stringify(createPendingCode(codeSent, now))
  expect(parsePendingCode(storedText, now + 599_999, undefined)).toEqual(createPendingCode(codeSent, now))
  expect(parsePendingCode(storedText, now + 600_000, undefined)).toBeUndefined()
})

it('a code for a link does not count for another link or for an address (R2)', () => {
  const storedText = JSON.stringify(createPendingCode(codeSent, now, link))
  expect(parsePendingCode(storedText, now, link)?.sentTo).toBe('d•••@shop.example')
  expect(parsePendingCode(storedText, now, undefined)).toBeUndefined()
  expect(parsePendingCode(JSON.stringify(createPendingCode(codeSent, now)), now, link)).toBeUndefined()
})

it.each([undefined, '', 'x', '{}', '[]', '{"sentTo":1,"goodUntil":9e15,"againAt":0}'])(
  '%j is no code (R2)',
  (stored) => {
    expect(parsePendingCode(stored, now, undefined)).toBeUndefined()
  },
)
