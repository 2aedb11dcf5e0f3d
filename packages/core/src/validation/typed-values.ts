import { asciiDigits, asciiSigns } from '../input/ascii-signs.ts'
import { cleanText } from '../input/clean-text.ts'
import { readNumber } from '../input/read-number.ts'
import { countryOf } from '../model/country-of.ts'
import type { Field, FieldType } from '../model/field.ts'
import { normalisedPhone } from '../text/phone.ts'
import { asciiEmail } from './rules/identity/is-email.ts'
import { canonicalPostalCode } from './rules/place/postal-codes.ts'

type Typed = Pick<Field, 'type' | 'country' | 'checks' | 'identifier'>

const numbers: ReadonlySet<FieldType> = new Set(['money', 'number', 'percent'])

/** The one spelling of a text that is kept, whoever sends it: clean, with plain digits and dashes in numbers and codes. */
export function canonicalText(field: Typed, text: string): string {
  const { type } = field
  const clean = cleanText(text, type === 'long_text' ? 'many' : 'one')
  if (type === 'phone') return normalisedPhone(asciiSigns(clean), countryOf(field))
  if (type === 'email') return asciiEmail(clean)
  if (type === 'zip') return canonicalPostalCode(countryOf(field), asciiSigns(clean))
  return type === 'tax_id' || field.identifier ? asciiSigns(clean) : clean
}

/** What a person typed, as an answer of the field; text that cannot be one stays text, so that it is refused. */
export function parseTyped(field: Typed, typed: string, locale: string): unknown {
  const text = canonicalText(field, typed)
  if (text === '') return undefined
  if (field.type === 'year') return /^\d{1,15}$/.test(asciiDigits(text)) ? Number(asciiDigits(text)) : text
  if (!numbers.has(field.type)) return text
  const read = readNumber(text, locale)
  return 'value' in read ? read.value : text
}

/** The numbers that a text may mean which is not accepted as it stands, to choose from. */
export function readingsOf({ type }: Typed, typed: string, locale: string): readonly number[] {
  const read = numbers.has(type) ? readNumber(typed, locale) : undefined
  return read && 'readings' in read ? read.readings : []
}
