import fc from 'fast-check'
import { expect, it } from 'vitest'
import { typedText } from '../testing/typed-text.ts'
import { cleanText, countCharacters } from './clean-text.ts'

it.each([
  ['a zero-width space', '12 Main St\u200b', '12 Main St'],
  ['a direction override', '\u202eevil', 'evil'],
  ['isolates', '\u2068Caf\u00e9\u2069', 'Café'],
  ['letters and accents apart', 'Cafe\u0301', 'Café'],
  ['a byte order mark', '\ufeffAcme', 'Acme'],
  ['a soft hyphen', 'book\u00adkeeping', 'bookkeeping'],
  ['no-break spaces', 'Acme\u00a0Bakery\u202fLLC', 'Acme Bakery LLC'],
  ['a line break', 'Acme\r\nBakery', 'Acme Bakery'],
  ['a next line', 'Acme\u0085Bakery', 'Acme Bakery'],
  ['a tab', 'Acme\tBakery', 'Acme Bakery'],
  ['a zero byte', 'Ac\u0000me', 'Acme'],
  ['half a pair', 'Ac\ud83dme', 'Ac\ufffdme'],
  ['Hangul fillers', '\u3164\u115f', ''],
  ['a Braille blank', '\u2800 ', ''],
])('%s does not stay in a line (case V13)', (_, text, expected) => {
  expect(cleanText(text)).toBe(expected)
})

it.each(['👩‍🍳 Bakes', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'क्‍ष', '株式会社テスト', 'شركة النور'])(
  '%s stays as it was written (case V13)',
  (text) => {
    expect(cleanText(text)).toBe(text)
  },
)

it('keeps the lines of a text of several lines (case V13)', () => {
  expect(cleanText('One\r\nTwo\u2028Three\n', 'many')).toBe('One\nTwo\nThree')
})

const invisible = /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}|(?!\n)\p{Cc}/u
const plainBlanks = /(?! )\p{Zs}|[\u2028\u2029\u2800]/u

it('cleans once: cleaning again changes nothing, and nothing invisible is left in any script (V1)', () => {
  fc.assert(
    fc.property(typedText, fc.constantFrom('one', 'many'), (input, lines) => {
      const cleanedText = cleanText(input, lines)
      expect(cleanText(cleanedText, lines)).toBe(cleanedText)
      expect(cleanedText).toBe(cleanedText.trim().normalize('NFC'))
      expect(cleanedText).not.toMatch(invisible)
      expect(cleanedText).not.toMatch(plainBlanks)
      expect(cleanedText.includes('\n') && lines === 'one').toBe(false)
      expect(cleanedText.isWellFormed()).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

it('drops no letter, digit or mark of any script (V1)', () => {
  const lettersOf = (text: string) => text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]/gu) ?? []
  fc.assert(
    fc.property(typedText, (input) => {
      const visible = input.toWellFormed().replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      expect(lettersOf(cleanText(input).replace(/\p{Default_Ignorable_Code_Point}/gu, ''))).toEqual(lettersOf(visible))
    }),
    { numRuns: 1000 },
  )
})

it('counts at most one character for each code point, and none only where there is nothing (V1)', () => {
  fc.assert(
    fc.property(typedText, (text) => {
      const cleanedText = cleanText(text)
      expect(countCharacters(cleanedText)).toBeLessThanOrEqual([...cleanedText].length)
      expect(countCharacters(cleanedText) === 0).toBe(cleanedText === '')
    }),
    { numRuns: 1000 },
  )
})

it.each([
  ['Bakery', 6],
  ['Café', 4],
  ['😀'.repeat(501), 501],
  ['👩‍🍳', 1],
  ['e\u0301', 1],
])('%s has as many signs as people count (V1)', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})
