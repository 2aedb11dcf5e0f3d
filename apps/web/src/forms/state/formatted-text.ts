import type { NumberHabits } from '@coverwright/core/input/read-number'
import { countryOf } from '@coverwright/core/model/country-of'
import type { Field, FieldType } from '@coverwright/core/model/field'
import { memoize } from '@coverwright/core/text/memoize'
import { displayedPhone } from '@coverwright/core/text/phone'
import { canonicalText, parseTyped } from '@coverwright/core/validation/typed-values'

const groupedTypes: ReadonlySet<FieldType> = new Set(['number', 'money'])

const wholeNumbers = memoize((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

type FormattedField = Pick<Field, 'type' | 'country' | 'checks'>

/** A number or a phone number as people write it. */
export function formattedText(field: FormattedField, answer: unknown, locale: string): string {
  const { type } = field
  if (typeof answer === 'number' && groupedTypes.has(type)) return wholeNumbers(locale).format(answer)
  if (type === 'phone' && typeof answer === 'string') return displayedPhone(answer, countryOf(field)) ?? answer
  return String(answer)
}

/** What was typed, as it will be kept; text that is no answer stays as it was typed. */
export function normalizedText(field: FormattedField, text: string, habits: NumberHabits): string {
  const { type } = field
  if (type === 'phone') return displayedPhone(canonicalText(field, text), countryOf(field)) ?? text
  const answer = parseTyped(field, text, habits)
  if (answer === undefined) return ''
  if (typeof answer === 'number')
    return groupedTypes.has(type) ? formattedText(field, answer, habits.locale) : String(answer)
  return typeof answer === 'string' && !groupedTypes.has(type) ? answer : text
}
