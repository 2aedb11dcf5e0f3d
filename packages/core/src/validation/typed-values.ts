import type { Field } from '../model/field.ts'
import { defaultCountry } from '../national/forms-of.ts'
import { normalisedPhone } from '../text/phone.ts'
import { canonicalPostalCode } from './rules/place/postal-codes.ts'
import { typedAmount, typedNumber } from './typed-number.ts'

type Typed = Pick<Field, 'type' | 'country' | 'checks'>

/** Whose phone numbers or postal codes the field takes: by its own word, by its checks', or the usual ones. */
function countryOf({ country, checks = [] }: Typed): string {
  return country ?? String(checks.find((check) => check.country !== undefined)?.country ?? defaultCountry)
}

/** The one spelling that is stored of a phone number or postal code; other text as it is. */
export function canonicalText(field: Typed, text: string): string {
  if (field.type === 'phone') return normalisedPhone(text, countryOf(field))
  return field.type === 'zip' ? canonicalPostalCode(countryOf(field), text) : text
}

/** What a person typed, as an answer of the field; text that cannot be one stays text, so that it is refused. */
export function parseTyped(field: Typed, typed: string, locale: string): unknown {
  const text = typed.trim()
  if (text === '') return undefined
  switch (field.type) {
    case 'money':
      return typedAmount(text, locale) ?? text
    case 'number':
    case 'percent':
    case 'year':
      return typedNumber(text, locale) ?? text
    default:
      return canonicalText(field, text)
  }
}
