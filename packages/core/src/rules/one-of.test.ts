import { expect, it } from 'vitest'
import { holdsOneOf, isOneOf } from './one-of.ts'

it.each([
  ['Yes', ['Yes'], true],
  [' yES ', ['Yes'], true],
  ['Yes', ['no', 'YES'], true],
  ['Yet', ['Yes'], false],
  ['', ['Yes'], false],
  ['', [''], true],
  [' ', [''], true],
  ['x ', ['x '], false],
  [7, ['7'], true],
  [{ uuid: 'AB' }, ['ab'], true],
  [{ name: 'ab' }, ['ab'], false],
  [undefined, ['undefined'], false],
  // The kelvin sign is a capital K, and the dotted I has two letters in lower case.
  ['\u212a', ['k'], true],
  ['\u0130', ['\u0130'], true],
] as const)('%j is one of %j: %s (F2)', (answer, values, expected) => {
  expect(isOneOf(values)(answer)).toBe(expected)
  expect(holdsOneOf(values)(['other', answer])).toBe(expected)
})
