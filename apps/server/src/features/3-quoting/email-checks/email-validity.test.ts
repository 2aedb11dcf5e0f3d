import { expect, it, test } from 'vitest'
import { emailValidity } from './email-validity.ts'
import { commonDomains, othersDomains } from './mail-domains.ts'

it.each([
  ['dana@gmial.com', 'dana@gmail.com'],
  ['dana@gmai.com', 'dana@gmail.com'],
  ['dana@gmaill.com', 'dana@gmail.com'],
  ['dana@gnail.com', 'dana@gmail.com'],
  ['dana@yaho.com', 'dana@yahoo.com'],
  ['dana@hotmial.com', 'dana@hotmail.com'],
  ['dana@outlok.com', 'dana@outlook.com'],
  ['dana@comcast.ne', 'dana@comcast.net'],
  ['dana@gmail.con', 'dana@gmail.com'],
  ['dana@gmial.con', 'dana@gmail.com'],
  ['dana@harborbakery.con', 'dana@harborbakery.com'],
  ['Dana.B@GMIAL.COM', 'Dana.B@gmail.com'],
  ['  dana@gmial.com ', 'dana@gmail.com'],
])('%j was probably meant as %s (V5)', (input, suggestion) => {
  expect(emailValidity(input)).toEqual({ valid: true, suggestion })
})

it.each([
  'dana@harborbakery.example',
  'dana@ge.com',
  'dana@aon.com',
  'dana@gmail.com',
  'dana@GMAIL.com',
  'dana@company.co',
  'gmial.com@harborbakery.example',
])('nothing is suggested for %s (V5)', (input) => {
  expect(emailValidity(input)).toEqual({ valid: true })
})

it.each([
  '',
  '  ',
  'dana',
  'dana@',
  '@gmail.com',
  'dana@@gmial.com',
  'a b@gmail.com',
  'a\r\nb@gmail.com',
  'dana@gmail',
])('%j is no address (V5)', (input) => {
  expect(emailValidity(input)).toEqual({ valid: false })
})

test('no common domain, nor one close to it, counts as misspelled (V5)', () => {
  for (const domain of [...commonDomains, ...othersDomains]) {
    expect(emailValidity(`dana@${domain}`), domain).toEqual({ valid: true })
  }
})

test('a long address is refused by its length only (V5)', () => {
  expect(emailValidity('a'.repeat(50_000))).toEqual({ valid: false })
  expect(emailValidity(`a@${'a.'.repeat(25_000)}com`)).toEqual({ valid: false })
})
