import { expect, it } from 'vitest'
import { nameInMail } from './name-in-mail.ts'

it.each([
  'Bright Brush Painting',
  "O'Brien & Sons, Inc.",
  'J. P. Morgan',
  'Smith Bros. Painting',
  'Studio 54',
  '1-800-Flowers',
  'CW-12345678',
  'Ærø Båd & Kajak',
  'दिल्ली मिठाई',
  'Who? Us!',
])('%s is a name as it is (S1)', (name) => {
  expect(nameInMail(name)).toBe(name)
})

it.each([
  ['You won $500. Claim at prize-claim.example/x7 today', 'You won $500'],
  ['Acme Painting acme.com', 'Acme Painting'],
  ['Acme Painting (https://acme.example)', 'Acme Painting'],
  ['Win! www.evil.example', 'Win'],
  ['Booking.com', ''],
  ['BOOKING.COM', 'BOOKING. COM'],
  ['evil\u3002example', ''],
  ['evil\u200b.example', ''],
  ['Write to claim@evil.example', 'Write to'],
  ['HTTPS://EVIL.EXAMPLE', ''],
  ['Call +1 (900) 555-0199 now', 'Call'],
  ['bit.ly/x7', ''],
  ['J.P.Morgan', 'J. P. Morgan'],
  ['Pay\u202eelpmaxe.live\u202c', ''],
  ['Acme\r\nBcc: all', 'Acme Bcc: all'],
  ['\u0007Acme\u2066 Ltd', 'Acme Ltd'],
])('%j becomes %j, which no mail program links (S1) (case C5)', (input, name) => {
  expect(nameInMail(input)).toBe(name)
})

it('is no longer than names are, and splits no character (S1)', () => {
  expect(nameInMail('x'.repeat(500))).toHaveLength(60)
  expect(nameInMail('👩‍🚒'.repeat(100))).toBe(`${'👩‍🚒'.repeat(59)}…`)
})
