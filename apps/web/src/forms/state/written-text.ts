import type { Field, FieldType } from '@coverwright/core/model/field'
import { memoize } from '@coverwright/core/text/memoize'
import { displayedPhone } from '@coverwright/core/text/phone'
import { canonicalText, parseTyped } from '@coverwright/core/validation/typed-values'

const grouped: ReadonlySet<FieldType> = new Set(['number', 'money'])

const wholeNumbers = memoize((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

/** A number or a phone number as people write it. */
export function writtenText(type: FieldType, answer: unknown, locale: string): string {
  if (typeof answer === 'number' && grouped.has(type)) return wholeNumbers(locale).format(answer)
  if (type === 'phone' && typeof answer === 'string') return displayedPhone(answer) ?? answer
  return String(answer)
}

/** What was typed, as it will be kept; text that is no answer stays as it was typed. */
export function tidiedText(field: Pick<Field, 'type' | 'country' | 'checks'>, text: string, locale: string): string {
  const { type } = field
  if (type === 'phone') return displayedPhone(canonicalText(field, text)) ?? text
  const answer = parseTyped(field, text, locale)
  if (answer === undefined) return ''
  if (typeof answer === 'number') return grouped.has(type) ? writtenText(type, answer, locale) : String(answer)
  return typeof answer === 'string' && !grouped.has(type) ? answer : text
}
