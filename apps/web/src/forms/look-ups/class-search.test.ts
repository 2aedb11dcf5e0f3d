import { expect, test } from 'vitest'
import { classNamed, searchedText } from './class-search.ts'

test('(Q1) a class is searched from the second letter on, and spaces around the words start no new search', () => {
  expect([undefined, '', 'l', ' l ', 'la', '  la '].map((text) => searchedText(text))).toEqual([
    '',
    '',
    '',
    '',
    'la',
    'la',
  ])
})

const hits = ['Wholesale bakery', 'Bakery', 'Café and crêperie'].map((name, at) => ({
  class_code_ref: `CW31181${at}A`,
  class_code_description: name,
  naics6: `31181${at}`,
  industry: 'food',
  blurb: name,
}))

test.for([
  ['bakery', 'Bakery'],
  ['  BAKERY ', 'Bakery'],
  ['ｂａｋｅｒｙ', 'Bakery'],
  ['cafe and creperie', 'Café and crêperie'],
  ['baker', undefined],
  ['wholesale', undefined],
])('(Q1) %j is the class %s, or none where none is called that', ([typed, name]) => {
  expect(classNamed(typed ?? '', hits)?.class_code_description).toBe(name)
})
