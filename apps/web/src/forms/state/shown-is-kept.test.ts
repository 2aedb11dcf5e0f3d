import { digitsOfScripts, inDigits, typedText } from '@coverwright/core/testing/typed-text'
import { numberWithin } from '@coverwright/core/text/phone'
import { parseTyped } from '@coverwright/core/validation/typed-values'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyText } from './field-text.ts'

const sites = [
  ['en-US', 'USD', 'US'],
  ['en-GB', 'GBP', 'GB'],
  ['es-ES', 'EUR', 'ES'],
  ['es-AR', 'ARS', 'AR'],
  ['fr-FR', 'EUR', 'FR'],
  ['pt-PT', 'EUR', 'PT'],
  ['pt-BR', 'BRL', 'BR'],
] as const

const types = ['text', 'long_text', 'number', 'money', 'percent', 'year', 'phone', 'zip', 'tax_id', 'email'] as const

const figures = fc
  .array(fc.constantFrom(...'0123456789'.split(''), '.', ',', ' ', '\u202f', "'", '-', '(', ')', '+', '\t'), {
    minLength: 1,
    maxLength: 14,
  })
  .map((signs) => signs.join(''))
const figuresOfScripts = fc
  .tuple(figures, fc.constantFrom(...digitsOfScripts))
  .map(([text, digits]) => inDigits(text, digits))

test('law: a field that was left shows exactly what would be stored, at every site (V1, I4)', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sites),
      fc.constantFrom(...types),
      fc.oneof(typedText, figures, figuresOfScripts),
      ([locale, currency, country], type, input) => {
        // A number that no plan has is refused.
        if (type === 'phone' && numberWithin(country, input) === undefined) return
        const field = { type, checks: [{ rule: type === 'zip' ? 'isPostalCode' : 'isTelephone', country }] }
        const habits = { locale, currency }
        const text = tidyText(field, input, habits)
        expect(parseTyped(field, text, habits)).toEqual(parseTyped(field, input, habits))
        expect(tidyText(field, text, habits)).toBe(text)
      },
    ),
    { numRuns: 1500 },
  )
})
