import fc from 'fast-check'
import { expect, it } from 'vitest'
import { habitsIn } from '../testing/number-habits.ts'
import { digitsOfScripts, inDigits, typedText } from '../testing/typed-text.ts'
import { asciiDigits } from './ascii-signs.ts'
import { readNumber } from './read-number.ts'

const amountIn = (locale: string, text: string) => readNumber(text, habitsIn(locale), 'money')

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
  ['en-US', '２０１５', 2015],
  ['en-GB', '£1,250', 1250],
  ['en-IN', '12,34,567', 1_234_567],
  ['fr-FR', '1 250 000', 1_250_000],
  ['fr-FR', '1\u202f250\u202f000,00\u00a0€', 1_250_000],
  ['fr-FR', '1.250.000', 1_250_000],
  ['fr-FR', '1250.00', 1250],
  ['fr-FR', '400.000', 400_000],
  ['pt-PT', '260.000', 260_000],
  ['fr-FR', '400 k€', 400_000],
  ['es-ES', '1.250.000', 1_250_000],
  ['es-ES', '1.000', 1000],
  ['es-ES', '2 mil', 2000],
  ['es-AR', '$ 1.250,00', 1250],
  ['es-AR', 'AR$ 500.000', 500_000],
  ['pt-PT', '1 250,0 €', 1250],
  ['pt-BR', 'R$\u00a01.250,00', 1250],
  ['de-CH', '1’250', 1250],
  ['en-US', '12’000', 12_000],
  ['en-US', '٣٠٠', 300],
  ['en-US', '400 thousand', 400_000],
  ['en-US', 'US$400 USD', 400],
  ['es-AR', '400 AR$', 400],
  ['en-US', '＄400', 400],
  ['en-GB', 'GBP 400', 400],
  ['fr-FR', '2 millions', 2_000_000],
  ['fr-FR', '1,5 M€', 1_500_000],
  ['fr-FR', '€ 400', 400],
  ['es-ES', '1,5 millones €', 1_500_000],
  ['pt-BR', '2 milhões', 2_000_000],
  ['pt-BR', '$ 400', 400],
  ['en-US', '400 dollars', 400],
  ['en-US', '400k US Dollars', 400_000],
  ['en-GB', '400 pounds', 400],
  ['fr-FR', '400 euros', 400],
  ['fr-FR', '2 millions d’euros', 2_000_000],
  ['es-ES', '1,5 millones de euros', 1_500_000],
  ['pt-BR', '180 mil reais', 180_000],
  ['pt-PT', '78 mil euros', 78_000],
  ['es-ES', '84 mil €', 84_000],
  ['es-AR', '500.000 pesos argentinos', 500_000],
  ['de-CH', '1´250', 1250],
  ['en-US', '\t400,000\n', 400_000],
  ['ar-EG', '٤٠٠', 400],
  ['ar-EG', '٤٠٠٬٠٠٠', 400_000],
])('in %s %j is %i (I4, V1)', (locale, text, value) => {
  expect(amountIn(locale, text)).toEqual({ value })
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
  ['en-US', '12.5', [12, 13]],
  ['en-US', '0.400', [0, 1]],
  ['en-US', '3 000,50', [3000, 3001]],
  ['en-US', '1.5555k', [1555, 1556]],
  ['fr-FR', '400,000', [400_000, 400]],
  ['de-CH', '400,000', [400_000, 400]],
  ['fr-FR', '12,5', [12, 13]],
  ['pt-BR', '400,000', [400_000, 400]],
  ['es-ES', '400,000', [400_000, 400]],
  ['es-ES', '12.50', [12, 13, 1250]],
])('in %s %j is asked about: %j (I4, V1)', (locale, text, readings) => {
  expect(amountIn(locale, text)).toEqual({ readings })
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
  ['en-US', '15%'],
  ['en-US', '400²'],
  ['en-US', '½'],
  ['en-US', '400-500'],
  ['en-US', 'approx 400'],
  ['en-US', '€'],
  ['en-US', 'N/A'],
  ['en-US', '£ twelve'],
  ['en-US', '12\t500'],
  ['en-US', '12\n500'],
  ['en-US', '400,000\t32,000'],
  ['en-US', '$12\r\n$500'],
  ['en-US', '1e3'],
  ['en-US', '(400)'],
  ['en-US', '1/2'],
  ['en-US', '400 sq ft'],
  ['en-US', '400 dollars a year'],
  ['en-US', 'dollars'],
  ['en-US', '１２ ５００ ０'],
  ['fr-FR', '1 Md€'],
  ['fr-FR', '400 dollars'],
  ['es-ES', '1.25.000'],
  ['pt-BR', '1234567890123456'],
])('in %s %j is no number (I4, V1)', (locale, text) => {
  expect(amountIn(locale, text)).toEqual({ readings: [] })
})

it.each([
  ['en-US', 'EUR 400'],
  ['en-US', '£400'],
  ['en-US', '400 €'],
  ['en-US', 'C$400'],
  ['en-US', '400 CAD'],
  ['en-US', 'CAD400k'],
  ['en-US', 'R$ 1.250,00'],
  ['en-US', '€400.000'],
  ['en-GB', '$400'],
  ['fr-FR', '$400'],
  ['fr-FR', '400 $US'],
  ['fr-FR', '400 £'],
  ['fr-FR', '400 US$'],
  ['es-AR', 'US$ 400'],
  ['pt-PT', 'R$ 400'],
  ['pt-BR', 'US$ 400'],
])('in %s %j is an amount in another currency (I4, V1)', (locale, text) => {
  expect(amountIn(locale, text)).toEqual({ readings: [], otherCurrency: true })
})

it('a percentage may have its sign, and a count has no unit (V1)', () => {
  const us = habitsIn('en-US')
  expect(readNumber('15 %', us, 'percent')).toEqual({ value: 15 })
  expect(readNumber('٥٠٪', us, 'percent')).toEqual({ value: 50 })
  expect(readNumber('12.5%', us, 'percent')).toEqual({ readings: [12, 13] })
  expect(readNumber('$15', us, 'percent')).toEqual({ readings: [] })
  expect(readNumber('15', us, 'count')).toEqual({ value: 15 })
  for (const text of ['15%', '$15', '15 USD', '15 €']) expect(readNumber(text, us, 'count')).toEqual({ readings: [] })
})

const amount = fc.oneof(fc.nat(2000), fc.nat(), fc.nat(999_999_999_999_999))

it('reads in every locale what is formatted there, in the digits of any script (I4, V1)', () => {
  fc.assert(
    fc.property(fc.constantFrom(...locales), amount, fc.constantFrom(...digitsOfScripts), (locale, value, digits) => {
      const text = new Intl.NumberFormat(locale).format(value)
      expect(amountIn(locale, text)).toEqual({ value })
      expect(amountIn(locale, inDigits(text, digits))).toEqual({ value })
    }),
    { numRuns: 1000 },
  )
})

it('reads in every locale an amount with its currency in any notation, and no other currency (I4, V1)', () => {
  const display = fc.constantFrom('symbol', 'narrowSymbol', 'code')
  const currency = fc.constantFrom('USD', 'EUR', 'GBP', 'BRL', 'ARS', 'CHF')
  fc.assert(
    fc.property(fc.constantFrom(...locales), amount, display, currency, (locale, value, currencyDisplay, currency) => {
      const format = { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 } as const
      const text = new Intl.NumberFormat(locale, format).format(value)
      expect(readNumber(text, { locale, currency }, 'money')).toEqual({ value })
      const read = readNumber(text, { locale, currency: 'JPY' }, 'money')
      expect(read).toEqual({ readings: [], otherCurrency: true })
    }),
    { numRuns: 1000 },
  )
})

it('never reads a text as a number with other digits (I4, V1)', () => {
  const sign = fc.constantFrom(
    '²',
    '.',
    ',',
    ' ',
    "'",
    '’',
    '\u202f',
    '-',
    '$',
    '%',
    '٤',
    '４',
    '0',
    '1',
    '9',
    '00',
    '000',
  )
  const text = fc.array(sign, { minLength: 1, maxLength: 10 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(fc.constantFrom(...locales), text, (locale, input) => {
      const read = amountIn(locale, input)
      if (!('value' in read)) return
      expect(input).not.toContain('²')
      const digits = asciiDigits(input).replace(/[.,]0*(?=\D*$)/, (end) => (end.length === 4 ? end : ''))
      expect(Number(digits.replace(/\D/g, ''))).toBe(read.value)
    }),
    { numRuns: 1000 },
  )
})

it('never throws, and reads no text of letters or pasted characters as a number with other digits (I4, V1)', () => {
  const unit = fc.constantFrom('money', 'percent', 'count')
  fc.assert(
    fc.property(fc.constantFrom(...locales), typedText, unit, (locale, input, unit) => {
      const read = readNumber(input, habitsIn(locale), unit)
      if (!('value' in read)) {
        expect(read.readings.filter((each) => !Number.isSafeInteger(each))).toEqual([])
        return
      }
      const digits = asciiDigits(input).replace(/[.,\u066b]0*(?=\D*$)/, (end) => (end.length === 4 ? end : ''))
      const multiple = /[a-z]/i.test(input) ? 1e6 : 1
      expect([1, 1e3, multiple].map((times) => Number(digits.replace(/\D/g, '')) * times)).toContain(read.value)
    }),
    { numRuns: 1000 },
  )
})
