import type { Check } from '@coverwright/core/model/check'
import { parseTyped } from '@coverwright/core/validation/typed-values'
import { expect, test } from 'vitest'
import { currencySign } from '../controls/currency-sign.ts'
import { dayInProse } from '../controls/day-in-prose.ts'
import { isOfDigits, shownText, tidyText } from './field-text.ts'

const currencies: Readonly<Record<string, string>> = { 'en-US': 'USD', 'en-GB': 'GBP', 'es-AR': 'ARS', 'pt-BR': 'BRL' }
const habitsIn = (locale: string) => ({ locale, currency: currencies[locale] ?? 'EUR' })

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
  ['text', ' as typed ', 'as typed'],
] as const)('(Q1) a %s typed as %j is left as %j', (type, input, expected) => {
  expect(tidyText({ type }, input, habitsIn('en-US'))).toBe(expected)
})

test.each([
  ['fr-FR', '1250000', '1 250 000'],
  ['fr-FR', '1 250 000,00 €', '1 250 000'],
  ['es-ES', '1.250.000 €', '1.250.000'],
  ['pt-PT', '1 250 000', '1 250 000'],
  ['pt-BR', 'R$ 1.250', '1.250'],
  ['es-AR', '$ 1.250,00', '1.250'],
  ['en-GB', '£1,250', '1,250'],
  ['fr-FR', '12,50', '12,50'],
  ['en-US', '400k', '400,000'],
])('(I4) in %s an amount typed as %j is left as %j', (locale, input, expected) => {
  expect(tidyText({ type: 'money' }, input, habitsIn(locale)).replace(/\s/g, ' ')).toBe(expected)
})

test.each(['en-US', 'en-GB', 'fr-FR', 'es-ES', 'es-AR', 'pt-PT', 'pt-BR', 'de-DE'])(
  '(I4) in %s a number as shown is read back as that number',
  (locale) => {
    for (const amount of [0, 7, 100, 1000, 1250, 9999, 10_000, 100_000, 1_000_000, 1_250_500, 999_999_999]) {
      const text = shownText({ type: 'money' }, amount, locale)
      expect(parseTyped({ type: 'money' }, text, habitsIn(locale))).toBe(amount)
      expect(text.length).toBeGreaterThan(amount < 10_000 ? 0 : String(amount).length)
    }
  },
)

test.each([
  ['text', ' Acme\u200b  Bakery\t', 'Acme  Bakery'],
  ['text', '\u3164', ''],
  ['tax_id', '36‑4820917', '36-4820917'],
  ['zip', '60540–1234', '60540-1234'],
  ['percent', '15 %', '15'],
  ['year', '２０１５', '2015'],
] as const)('(V1) a %s typed as %j is left as it will be kept, %j', (type, input, expected) => {
  expect(tidyText({ type }, input, habitsIn('en-US'))).toBe(expected)
})

test('(V4) a phone is left as it is written in the field’s country', () => {
  const french = { type: 'phone', checks: [{ rule: 'isTelephone', country: 'FR' }] } as const
  expect(tidyText(french, '+33 612345678', habitsIn('fr-FR'))).toBe('06 12 34 56 78')
  expect(tidyText(french, '612', habitsIn('fr-FR'))).toBe('612')
  expect(shownText(french, '+33612345678', 'fr-FR')).toBe('06 12 34 56 78')
})

test('(Q1) answers are shown the way they are typed', () => {
  expect(shownText({ type: 'money' }, 612000, 'en-US')).toBe('612,000')
  expect(shownText({ type: 'year' }, 2016, 'en-US')).toBe('2016')
  expect(shownText({ type: 'phone' }, '3125550148', 'en-US')).toBe('(312) 555-0148')
  expect(shownText({ type: 'date' }, '2026-12-15', 'en-US')).toBe('2026-12-15')
  expect(shownText({ type: 'text' }, undefined, 'en-US')).toBe('')
  expect(shownText({ type: 'number' }, 0, 'en-US')).toBe('0')
})

test('(Q1) the currency stands where its locale puts it', () => {
  expect(currencySign('en-US', 'USD')).toEqual({ sign: '$', leads: true })
  expect(currencySign('en-GB', 'GBP')).toEqual({ sign: '£', leads: true })
  expect(currencySign('de-DE', 'EUR')).toEqual({ sign: '€', leads: false })
})

test('(Q1) shows a complete date in words', () => {
  expect(dayInProse('2026-12-15', 'en-US')).toBe('Dec 15, 2026')
  expect(dayInProse('2027-02-29', 'en-US')).toBeUndefined()
  expect(dayInProse('', 'en-US')).toBeUndefined()
})

test('(I4) a pad of digits is offered only where digits are all there is', () => {
  const field = (type: 'zip' | 'tax_id' | 'text', check?: Check) => ({
    path: 'x',
    type,
    label: 'x',
    checks: check ? [check] : [],
  })
  expect(isOfDigits(field('zip'))).toBe(true)
  expect(isOfDigits(field('zip', { rule: 'isPostalCode', country: 'FR' }))).toBe(true)
  expect(isOfDigits(field('zip', { rule: 'isPostalCode', country: 'GB' }))).toBe(false)
  expect(isOfDigits(field('tax_id', { rule: 'isTaxNumber', kind: 'siret' }))).toBe(true)
  expect(isOfDigits(field('tax_id', { rule: 'isTaxNumber', kind: 'nif_es' }))).toBe(false)
  expect(isOfDigits(field('text'))).toBe(false)
})
