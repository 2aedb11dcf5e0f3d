import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../testing/typed-text.ts'
import { returnPath } from './return-path.ts'

const site = 'https://own.example'

it.each([
  '/',
  '/applications/5c3e1a52-0000-4000-8000-000000000000/edit',
  '/wc.claims/dynamic-questions/wc_claims_list/list',
  '/accounts/1?tab=offers&from=/contact#top',
  '/recommendations/0/show?next=%2Fdone',
  '/contact/',
])('leads to %j (R2)', (page) => {
  expect(returnPath(page)).toBe(page)
})

it.each([
  undefined,
  null,
  7,
  '',
  'contact',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/%09/evil.test',
  '/\n/evil.test',
  ' //evil.test',
  'https:evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/%2f%2fevil.test',
  '/%2F/evil.test',
  '/%252f%252fevil.test',
  '/%5cevil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/a/../b',
  '/./a',
  '//user@evil.test',
  '/@evil.test',
  '/contact\r\nSet-Cookie: a=b',
  '/contact?a=\\\\evil.test',
  '/contact?a=\u0000',
  '/／evil.test',
  `/${'a'.repeat(2000)}`,
])('leads to the first page instead of %j (R2)', (page) => {
  expect(returnPath(page)).toBe('/')
})

const pieces = [
  '/',
  '\\',
  '.',
  '..',
  '%2f',
  '%5c',
  '%09',
  '\t',
  '\n',
  ':',
  '@',
  '?',
  '#',
  'evil.test',
  'https:',
  'a',
  '／',
]
const crookedPaths = fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((parts) => parts.join(''))

it('never leads to another site, however it is written and however often it is decoded (R2)', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        crookedPaths,
        crookedPaths.map((rest) => `/${rest}`),
        fc.webUrl(),
        anyText(),
      ),
      (to) => {
        const page = returnPath(to)
        expect(new URL(page, site).origin).toBe(site)
        const [path = ''] = page.split(/[?#]/)
        expect(new URL(decodeURIComponent(path), site).origin).toBe(site)
        expect(page.startsWith('/')).toBe(true)
        // An accepted path is used unchanged.
        expect(returnPath(page)).toBe(page)
      },
    ),
    { numRuns: 500 },
  )
})
