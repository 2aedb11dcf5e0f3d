import { asciiDigits, asciiSigns } from '../input/ascii-signs.ts'
import { cleanText } from '../input/clean-text.ts'
import { type NumberHabits, type NumberUnit, readNumber } from '../input/read-number.ts'
import { countryOf } from '../model/country-of.ts'
import type { Field, FieldType } from '../model/field.ts'
import { normalisedPhone } from '../text/phone.ts'
import { otherCurrency } from './field-types.ts'
import { asciiEmail } from './rules/identity/is-email.ts'
import { canonicalPostalCode } from './rules/place/postal-codes.ts'

type TypedField = Pick<Field, 'type' | 'country' | 'checks' | 'identifier'>

const units: ReadonlyMap<FieldType, NumberUnit> = new Map([
  ['money', 'money'],
  ['number', 'count'],
  ['percent', 'percent'],
])

/** The stored spelling of a text: clean, with plain digits and dashes in numbers and codes. */
export function canonicalText(field: TypedField, text: string): string {
  const { type } = field
  const clean = cleanText(text, type === 'long_text' ? 'many' : 'one')
  if (type === 'phone') return normalisedPhone(asciiSigns(clean), countryOf(field))
  if (type === 'email') return asciiEmail(clean)
  if (type === 'zip') return canonicalPostalCode(countryOf(field), asciiSigns(clean))
  return type === 'tax_id' || type === 'date' || field.identifier ? asciiSigns(clean) : clean
}

/** Typed text as an answer of the field; text that cannot be one stays text, so that it is refused. */
export function parseTyped(field: TypedField, input: string, habits: NumberHabits): unknown {
  const text = canonicalText(field, input)
  if (text === '') return undefined
  if (field.type === 'year') return /^\d{1,15}$/.test(asciiDigits(text)) ? Number(asciiDigits(text)) : text
  if (field.type === 'date') return habits.locale === 'en-US' ? dateOfRecord(text) : text
  const unit = units.get(field.type)
  if (!unit) return text
  // As it was typed: a cleaned text has lost the separators of cells and lines.
  const reading = readNumber(input, habits, unit)
  if ('value' in reading) return reading.value
  return reading.otherCurrency ? otherCurrency : text
}

/** Records in the United States write MM-DD-YYYY, as some dates on our pages. Source: seed 3, 5. */
const dateOfRecord = (text: string): string =>
  asciiDigits(text).replace(/^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/, '$<year>-$<month>-$<day>')

/** The numbers that an ambiguous text may mean, to choose from. */
export function readingsOf({ type }: TypedField, text: string, habits: NumberHabits): readonly number[] {
  const unit = units.get(type)
  const reading = unit && readNumber(text, habits, unit)
  return reading && 'readings' in reading ? reading.readings : []
}
