import type { Field, FieldType } from '@coverwright/core/model/field'
import { memoize } from '@coverwright/core/text/memoize'
import { displayedPhone } from '@coverwright/core/text/phone'
import { canonicalText, parseTyped } from '@coverwright/core/validation/typed-values'

const grouped: ReadonlySet<FieldType> = new Set(['number', 'money'])

const wholeNumbers = memoize((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

/** The number with its thousands parted the locale's way, if that can be read back; otherwise in plain digits. */
function groupedDigits(type: FieldType, answer: number, locale: string): string {
  const words = wholeNumbers(locale).format(answer)
  return parseTyped({ type }, words, locale) === answer ? words : String(answer)
}

/** A number or a phone number as people write it. */
export function writtenText(type: FieldType, answer: unknown, locale: string): string {
  if (typeof answer === 'number' && grouped.has(type)) return groupedDigits(type, answer, locale)
  if (type === 'phone' && typeof answer === 'string') return displayedPhone(answer) ?? answer
  return String(answer)
}

/** The same of what was typed; text that is no answer stays as it was typed. */
export function tidiedText(field: Pick<Field, 'type' | 'country' | 'checks'>, text: string, locale: string): string {
  const { type } = field
  if (type === 'phone') return displayedPhone(canonicalText(field, text)) ?? text
  const answer = grouped.has(type) ? parseTyped(field, text, locale) : undefined
  return typeof answer === 'number' ? groupedDigits(type, answer, locale) : text
}
