import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.for([
  ['Söhne & Co. — “A”', 'Söhne & Co. — “A”'],
  ['Zażółć Łódź', 'Zazólc Lódz'],
  ['中文 😀', '?? ?'],
  ['a\u0007b\u202ec', 'a?b?c'],
  ['1\u202f250\u2009000\u00a0€\u202f: −5', '1\u00a0250 000\u00a0€\u00a0: -5'],
] as const)('%s is printed as %s (S8)', ([text, printed]) => {
  expect(printable(text)).toBe(printed)
})
