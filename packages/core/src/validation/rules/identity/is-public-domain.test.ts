import { expect, it } from 'vitest'
import { isPublicDomain } from './is-public-domain.ts'
import { publicDomain } from './public-domain.ts'

const check = { rule: 'isPublicDomain' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each([
  ['example.com', 'example.com'],
  [' Www.Example.com ', 'example.com'],
  ['https://shop.example.co.uk:8443/a?b=1#c', 'shop.example.co.uk'],
  ['example.com.', 'example.com'],
  ['xn--mller-kva.example.org', 'xn--mller-kva.example.org'],
  ['www.com', 'www.com'],
])('%j is the domain %s (Q9, V1)', (input, domain) => {
  expect(publicDomain(input)).toBe(domain)
  expect(isPublicDomain(input, check, view)).toBeUndefined()
})

it.each([
  '127.0.0.1',
  '10.0.0.1',
  'http://2130706433/',
  '[::1]',
  'http://0x7f.1/',
  'localhost',
  'printer.local',
  'db.internal',
  'router.home.arpa',
  'shop.test',
  'bluedoor.example',
  'me@example.com',
  'https://user:secret@example.com',
  'ftp://example.com',
  '-bad.com',
  'bad-.com',
  'a..com',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(130)}com`,
  'exa mple.com',
  'example',
  'example.com\nHost: other',
])('%j names nothing that is public (Q9, V1)', (input) => {
  expect(publicDomain(input)).toBeUndefined()
  expect(isPublicDomain(input, check, view)).toBeDefined()
})
