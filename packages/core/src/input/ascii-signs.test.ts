import { expect, it } from 'vitest'
import { asciiDigits, asciiSigns } from './ascii-signs.ts'

it.each([
  ['２０１５', '2015'],
  ['٢٠١٥', '2015'],
  ['۲۰۱۵', '2015'],
  ['२०१५', '2015'],
  ['𝟚𝟘𝟙𝟝', '2015'],
  ['𝟵', '9'],
  ['௦௧', '01'],
])('the digits %s are %s (V1)', (text, digits) => {
  expect(asciiDigits(text)).toBe(digits)
})

it.each([
  ['60540–1234', '60540-1234'],
  ['36‑4820917', '36-4820917'],
  ['1’250', "1'250"],
  ['348−008', '348-008'],
  ['1\u202f250', '1 250'],
])('the signs in %s are plain (V1)', (text, plain) => {
  expect(asciiSigns(text)).toBe(plain)
})
