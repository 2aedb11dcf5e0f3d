import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asciiDigits } from './ascii-signs.ts'
import { readNumber } from './read-number.ts'

const locales = [
  'en-US',
  'en-GB',
  'es-US',
  'es-ES',
  'es-AR',
  'fr-FR',
  'pt-PT',
  'pt-BR',
  'de-CH',
  'de-DE',
  'en-IN',
  'ar-EG',
]

it.each([
  ['en-US', '1250', 1250],
  ['en-US', '$1,250.00', 1250],
  ['en-US', '400,000', 400_000],
  ['en-US', '\u200e400,000', 400_000],
  ['en-US', 'USD 400,000', 400_000],
  ['en-US', '400,000 usd', 400_000],
  ['en-US', 'US$ 12', 12],
  ['en-US', "1'250'000", 1_250_000],
  ['en-US', '1 250 000', 1_250_000],
  ['en-US', '1.250.000', 1_250_000],
  ['en-US', '400k', 400_000],
  ['en-US', '400 K', 400_000],
  ['en-US', '1.5m', 1_500_000],
  ['en-US', '1.1m', 1_100_000],
  ['en-US', '15%', 15],
  ['en-US', '２０１５', 2015],
  ['en-GB', '£1,250', 1250],
  ['en-IN', '12,34,567', 1_234_567],
  ['fr-FR', '1 250 000', 1_250_000],
  ['fr-FR', '1\u202f250\u202f000,00\u00a0€', 1_250_000],
  ['fr-FR', '1.250.000', 1_250_000],
  ['fr-FR', '1250.00', 1250],
  ['fr-FR', '400.000', 400_000],
  ['pt-PT', '260.000', 260_000],
  ['fr-FR', '30 %', 30],
  ['fr-FR', '400 k€', 400_000],
  ['es-ES', '1.250.000', 1_250_000],
  ['es-ES', '1.000', 1000],
  ['es-ES', '2 mil', 2000],
  ['es-AR', '$ 1.250,00', 1250],
  ['es-AR', 'AR$ 500.000', 500_000],
  ['pt-PT', '1 250,0 €', 1250],
  ['pt-BR', 'R$\u00a01.250,00', 1250],
  ['de-CH', '1’250', 1250],
  ['ar-EG', '٤٠٠', 400],
  ['ar-EG', '٤٠٠٬٠٠٠', 400_000],
])('in %s %j is %i (I4, V1)', (locale, text, value) => {
  expect(readNumber(text, locale)).toEqual({ value })
})

it.each([
  ['en-US', '400,00', [400, 40_000]],
  ['en-US', '400.000', [400_000, 400]],
  ['en-US', '1.000', [1000, 1]],
  ['en-US', '1000.000', [1_000_000, 1000]],
  ['ar-EG', '٤٠٠٫٠٠٠', [400_000, 400]],
  ['en-US', '1.234,50', [1234, 1235]],
  ['en-US', '1.234,00', [1234]],
  ['en-US', '1,5', [1, 2]],
  ['en-US', '2,5', [2, 3]],
  ['en-US', '1,200.50', [1200, 1201]],
  ['en-US', '12.5%', [12, 13]],
  ['en-US', '1.5555k', [1555, 1556]],
  ['fr-FR', '400,000', [400_000, 400]],
  ['de-CH', '400,000', [400_000, 400]],
  ['fr-FR', '12,5', [12, 13]],
  ['pt-BR', '400,000', [400_000, 400]],
  ['es-ES', '400,000', [400_000, 400]],
  ['es-ES', '12.50', [12, 13, 1250]],
])('in %s %j is asked about: %j (I4, V1)', (locale, text, readings) => {
  expect(readNumber(text, locale)).toEqual({ readings })
})

it.each([
  ['en-US', '1,,000'],
  ['en-US', '1,00,0'],
  ['en-US', 'twelve'],
  ['en-US', '-3'],
  ['en-US', '12 34'],
  ['en-US', '1e5'],
  ['en-US', ''],
  ['en-US', '400 apples'],
  ['en-US', 'ABC 400'],
  ['es-ES', '1.25.000'],
  ['pt-BR', '1234567890123456'],
])('in %s %j is no number (I4, V1)', (locale, text) => {
  expect(readNumber(text, locale)).toEqual({ readings: [] })
})

const amount = fc.oneof(fc.nat(2000), fc.nat(), fc.nat(999_999_999_999_999))

it('reads in every locale what is formatted there (I4, V1)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), amount, (locale, value) => {
      expect(readNumber(new Intl.NumberFormat(locale).format(value), locale)).toEqual({ value })
    }),
    { numRuns: 4000 },
  )
})

it('accepts no text for a number of other digits than it has (I4, V1)', () => {
  const sign = fc.constantFrom('.', ',', ' ', "'", '’', '\u202f', '-', '$', '%', '٤', '４', '0', '1', '9', '00', '000')
  const text = fc.array(sign, { minLength: 1, maxLength: 10 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(fc.constantFrom(...locales), text, (locale, typed) => {
      const read = readNumber(typed, locale)
      if (!('value' in read)) return
      const digits = asciiDigits(typed).replace(/[.,]0*(?=\D*$)/, (end) => (end.length === 4 ? end : ''))
      expect(Number(digits.replace(/\D/g, ''))).toBe(read.value)
    }),
    { numRuns: 20_000 },
  )
})
