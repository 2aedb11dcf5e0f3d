import { expect, it } from 'vitest'
import { isEmailAddress } from './is-email-address.ts'

it.each([
  ['dana@shop.example', true],
  [' ', false],
  ['', false],
  ['dana', false],
  ['dana@shop', false],
])('%j is an address: %s (V5)', (text, is) => {
  expect(isEmailAddress(text)).toBe(is)
})
