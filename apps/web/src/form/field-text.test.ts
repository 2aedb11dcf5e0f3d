import { expect, test } from 'vitest'
import { currencySign, dayInProse, shownText, tidied } from './field-text.ts'

test.each([
  ['money', '18500', '18,500'],
  ['money', '$1,250,000', '1,250,000'],
  ['number', '1234', '1,234'],
  ['number', 'about ten', 'about ten'],
  ['number', '12.5', '12.5'],
  ['number', '', ''],
  ['year', '2016', '2016'],
  ['percent', '40', '40'],
  ['phone', '3125550148', '(312) 555-0148'],
  ['phone', '+1 312.555.0148', '(312) 555-0148'],
  ['phone', '555-0148', '555-0148'],
  ['zip', '60540', '60540'],
  ['text', ' as typed ', ' as typed '],
] as const)('(Q1) a %s typed as %j is left as %j', (type, typed, left) => {
  expect(tidied(type, typed, 'en-US')).toBe(left)
})

test('(Q1) thousands that could not be read back are not parted', () => {
  expect(tidied('money', '18500', 'de-DE')).toBe('18500')
})

test('(Q1) answers are shown the way they are typed', () => {
  expect(shownText('money', 612000, 'en-US')).toBe('612,000')
  expect(shownText('year', 2016, 'en-US')).toBe('2016')
  expect(shownText('phone', '3125550148', 'en-US')).toBe('(312) 555-0148')
  expect(shownText('date', '2026-12-15', 'en-US')).toBe('2026-12-15')
  expect(shownText('text', undefined, 'en-US')).toBe('')
  expect(shownText('number', 0, 'en-US')).toBe('0')
})

test('(Q1) the currency stands where its locale puts it', () => {
  expect(currencySign('en-US', 'USD')).toEqual({ sign: '$', leads: true })
  expect(currencySign('en-GB', 'GBP')).toEqual({ sign: '£', leads: true })
  expect(currencySign('de-DE', 'EUR')).toEqual({ sign: '€', leads: false })
})

test('(Q1) a day is said in prose once it is one', () => {
  expect(dayInProse('2026-12-15', 'en-US')).toBe('Dec 15, 2026')
  expect(dayInProse('2027-02-29', 'en-US')).toBeUndefined()
  expect(dayInProse('', 'en-US')).toBeUndefined()
})
