import { expect, test } from 'vitest'
import { isNewer, remarkOn, versionIn } from './postgres-version.ts'

test.each([
  ['postgres (PostgreSQL) 18.4', { major: 18, minor: 4 }],
  ['postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)', { major: 15, minor: 18 }],
  ['17.10', { major: 17, minor: 10 }],
  ['19beta1', { major: 19, minor: 0 }],
])('%s is read (operations)', (text, version) => {
  expect(versionIn(text)).toEqual(version)
})

test('minors are compared as numbers (operations)', () => {
  expect(isNewer({ major: 17, minor: 10 }, { major: 17, minor: 9 })).toBe(true)
  expect(isNewer({ major: 17, minor: 10 }, { major: 18, minor: 0 })).toBe(false)
})

test('an old minor version is reported, a current or unknown one is not (operations)', () => {
  expect(remarkOn({ major: 18, minor: 4 })).toMatch(/^PostgreSQL 18\.4 runs, and 18\.\d+ is out/)
  expect(remarkOn({ major: 18, minor: 99 })).toBeUndefined()
  expect(remarkOn({ major: 99, minor: 0 })).toBeUndefined()
  expect(remarkOn({ major: 14, minor: 20 })).toContain('too old')
})
