import fc from 'fast-check'
import { expect, test } from 'vitest'
import { breaksWithin } from './line-breaks.ts'

/** The parts of a word, where a line of so many ems may end. */
const partsOf = (word: string, room: number) => breaksWithin(room)(word).filter((part) => part !== '')

test.for([
  ['Compensation', 12, ['Compensation']],
  ['株式会社、テスト', 20, ['株', '式', '会', '社、', 'テ', 'ス', 'ト']],
  ['ann.very-long@example.com', 7, ['ann.', 'very-', 'long@', 'example.', 'com']],
  ['ABCDEFGH', 3, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']],
  ['  ', 9, [' ', ' ']],
] as const)('%s within %i ems is broken only where it must (S8)', ([word, room, parts]) => {
  expect(partsOf(word, room)).toEqual(parts)
})

test('nothing is added or lost, and no break adds a hyphen (S8)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, room) => {
      const word = text.replaceAll(' ', '')
      const pieces = breaksWithin(room)(word)
      expect(pieces.join('')).toBe(word)
      // The layout adds a hyphen between two parts that no empty one stands between.
      expect(pieces.every((part, at) => part === '' || pieces[at - 1] === '')).toBe(true)
    }),
  )
})
