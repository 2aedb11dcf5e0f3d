import { expect, it } from 'vitest'
import { isEmbedder } from './embedders.ts'

it.each([
  ['https://partner.example', 'https://partner.example', true],
  ['https://partner.example', 'http://partner.example', false],
  ['https://partner.example', 'https://partner.example:8443', false],
  ['https://partner.example', 'https://partner-example', false],
  ['https://partner.example', 'https://evil-partner.example', false],
  ['https://partner.example', 'https://partner.example.evil.test', false],
  ['https://*.partner.example', 'https://www.partner.example', true],
  ['https://*.partner.example', 'https://a.b.partner.example', true],
  ['https://*.partner.example', 'https://partner.example', false],
  ['https://*.partner.example', 'https://evil.test/.partner.example', false],
  ['http://localhost:*', 'http://localhost:8080', true],
  ['http://localhost:*', 'http://localhost', true],
  ['http://localhost:*', 'http://localhost:80.evil.test', false],
  ['https://partner.example', 'null', false],
])('of those that may embed it, %s has %s: %s (O12)', (pattern, origin, expected) => {
  expect(isEmbedder([pattern], origin)).toBe(expected)
})
