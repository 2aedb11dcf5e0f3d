import { expect, test } from 'vitest'
import { searchedText } from './class-search.ts'

test('(Q1) a class is searched from the second letter on, and spaces around the words search for nothing new', () => {
  expect([undefined, '', 'l', ' l ', 'la', '  la '].map((text) => searchedText(text))).toEqual([
    '',
    '',
    '',
    '',
    'la',
    'la',
  ])
})
