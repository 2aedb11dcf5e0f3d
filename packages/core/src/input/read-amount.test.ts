import { expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

const us = { locale: 'en-US', currency: 'USD' }
const es = { locale: 'es-ES', currency: 'EUR' }

it.each([
  ['1250', us, { value: 125_000 }],
  ['1,250', us, { value: 125_000 }],
  ['$1,250.50', us, { value: 125_050 }],
  ['1250.5', us, { value: 125_050 }],
  ['1.250', us, { readings: [125_000, 125] }],
  ['1,25', us, { readings: [125] }],
  ['1.250', es, { value: 125_000 }],
  ['1.250,50 €', es, { value: 125_050 }],
  ['1250,5', es, { value: 125_050 }],
  ['1,250', es, { readings: [125_000, 125] }],
  ['about 5', us, { readings: [] }],
  ['', us, { readings: [] }],
] as const)('reads %s by the habits of %o', (text, habits, read) => {
  expect(readAmount(text, habits)).toEqual(read)
})
