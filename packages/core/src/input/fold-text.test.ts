import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedText } from '../testing/typed-text.ts'
import { foldText } from './fold-text.ts'

test.for<[string, string]>([
  ["o'brien", 'O’Brien'],
  ["o'brien", 'O‘BRIEN'],
  ["o'brien", 'OʼBrien'],
  ["o'brien", 'O`Brien'],
  ["o'brien", 'O´Brien'],
  ["o'brien", 'O＇Brien'],
  ['obrien', 'O’Brien'],
  ['cafe senor', 'Café Señor'],
  ['cafe\u0301', 'caf\u00e9'],
  ['istanbul', 'İSTANBUL'],
  ['istanbul', 'ıstanbul'],
  ['acme', 'Ａｃｍｅ'],
  ['acme', 'Ac\u200bme\u2060'],
  ['acme', 'Ac\u00adme'],
  ['strasse', 'STRAẞE'],
  ['lodz', 'Łódź'],
  ['kobenhavn', 'København'],
  ['οδοσ', 'ΟΔΟΣ'],
  ['елка', 'Ёлка'],
  ['smith-jones', 'Smith–Jones'],
  ['two words', 'Two\u00a0 words'],
  ['suite 400', 'Suite ٤٠٠'],
  ['12 main', '12\nmain'],
  ['office', 'oﬃce'],
])('%s is found as %s (K1)', ([typed, stored]) => {
  expect(foldText(typed)).toBe(foldText(stored))
})

test('keeps characters that people mean, and letters of scripts without accents (K1)', () => {
  expect(['100% Clean_Windows', 'AT&T', 'C++', 'desk_one@clean.example'].map(foldText)).toEqual([
    '100% clean_windows',
    'at&t',
    'c++',
    'desk_one@clean.example',
  ])
  expect(['한국', 'हिन्दी', 'ไทย'].map(foldText)).toEqual(['한국', 'हिन्दी', 'ไทย'])
  expect(foldText(' \u200b ')).toBe('')
})

test('law: folding again changes nothing, and the normal form does not matter (K1)', () => {
  fc.assert(
    fc.property(typedText, (text) => {
      const foldedText = foldText(text)
      expect(foldText(foldedText)).toBe(foldedText)
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
    }),
    { numRuns: 1000 },
  )
})
