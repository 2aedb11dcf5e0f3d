import { expect, it } from 'vitest'
import { asciiEmail, isEmail } from './is-email.ts'

const check = { rule: 'isEmail' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each([
  'ann@example.com',
  'ann.b+shop@mail.example.co.uk',
  "o'neil@example.com",
  'jane@exämple.de',
  'jane@xn--exmple-cua.de',
])('%j passes (V1)', (answer) => {
  expect(isEmail(answer, check, view)).toBeUndefined()
})

it.each([
  'ann',
  'ann@example',
  'ann@@example.com',
  'ann @example.com',
  '.ann@example.com',
  'ann..b@example.com',
  'ann.@example.com',
  'Ann <ann@example.com>',
  'jane@-bad.com',
  'jane@bad-.com',
  'jane@example.123',
  'jane@1.2.3.4',
  'jane@exämple',
  'jane@exämple.de/a',
  '@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ann@${'example.'.repeat(40)}com`,
])('%j is refused (V1)', (answer) => {
  expect(isEmail(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isEmail(answer, check, view)).toBeUndefined()
})

it.each([
  ['o’neil@exämple.de', "o'neil@xn--exmple-cua.de"],
  ['jane＠example.com', 'jane@example.com'],
])('%j is kept as %j (V1)', (input, expected) => {
  expect(asciiEmail(input)).toBe(expected)
})
