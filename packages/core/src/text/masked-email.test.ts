import { expect, it } from 'vitest'
import { maskedEmail } from './masked-email.ts'

it.each([
  ['dana@shop.example', 'd•••@shop.example'],
  ['d@shop.example', 'd•••@shop.example'],
  ['"a@b"@shop.example', '"•••@shop.example'],
  ['@shop.example', '•••'],
  ['nobody', '•••'],
])('shows %s as %s (R2)', (email, expected) => {
  expect(maskedEmail(email)).toBe(expected)
})
