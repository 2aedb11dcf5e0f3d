import { expect, it } from 'vitest'
import { isEmail } from './is-email.ts'

const check = { rule: 'isEmail' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['ann@example.com', 'ann.b+shop@mail.example.co.uk', "o'neil@example.com"])('%j passes (V1)', (answer) => {
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
  `${'a'.repeat(65)}@example.com`,
  `ann@${'example.'.repeat(40)}com`,
])('%j is refused (V1)', (answer) => {
  expect(isEmail(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isEmail(answer, check, view)).toBeUndefined()
})
