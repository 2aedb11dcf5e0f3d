import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.for([
  ['Söhne & Co. — “A”', 'Söhne & Co. — “A”'],
  ['Zażółć Łódź', 'Zazólc Lódz'],
  ['中文 😀', '?? ?'],
  ['a\u0007b\u202ec', 'a?b?c'],
] as const)('%s is printed as %s (S8)', ([text, printed]) => {
  expect(printable(text)).toBe(printed)
})
