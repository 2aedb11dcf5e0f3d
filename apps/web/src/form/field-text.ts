import { calendarDay } from '@coverwright/core/checks/calendar'
import type { Field, FieldType } from '@coverwright/core/forms/field'
import { canonicalText, parseTyped } from '@coverwright/core/forms/typed-values'
import { dateText } from '@coverwright/core/text/answer-text'
import { displayedPhone } from '@coverwright/core/text/phone'
import { onceEach } from '../ui/once-each.ts'

const typedTypes = new Set<FieldType>([
  'text',
  'long_text',
  'email',
  'phone',
  'url',
  'tax_id',
  'zip',
  'number',
  'money',
  'percent',
  'year',
  'date',
])

/** Answered by typing: what was typed is kept as it is until Continue. */
export const isTyped = ({ type }: Field): boolean => typedTypes.has(type)

const digits: ReadonlySet<FieldType> = new Set(['number', 'money', 'percent', 'year', 'tax_id', 'zip'])

/** Postal codes and tax numbers that have letters, by what a check names: a pad of digits could not type them. */
const lettered = /^(GB|AR|nif_es|cnpj|cnpj_or_cpf|company_number_uk|vat_uk)$/

/** Answered with digits alone. */
export const isOfDigits = ({ type, checks = [] }: Field): boolean =>
  digits.has(type) && !checks.some(({ kind, country }) => lettered.test(String(kind ?? country)))

const grouped: ReadonlySet<FieldType> = new Set(['number', 'money'])

const wholeNumbers = onceEach((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

/** The number with its thousands parted the locale's way, if that can be read back; otherwise in plain digits. */
function groupedDigits(type: FieldType, answer: number, locale: string): string {
  const words = wholeNumbers(locale).format(answer)
  return parseTyped({ type }, words, locale) === answer ? words : String(answer)
}

/** An answer as the text its control shows. */
export function shownText(type: FieldType, answer: unknown, locale: string): string {
  if (answer === undefined || answer === null) return ''
  if (typeof answer === 'number' && grouped.has(type)) return groupedDigits(type, answer, locale)
  if (type === 'phone' && typeof answer === 'string') return displayedPhone(answer) ?? answer
  return String(answer)
}

/** What was typed, tidied when the person leaves the field; text that is no answer stays as it was typed. */
export function tidied(field: Pick<Field, 'type' | 'country' | 'checks'>, text: string, locale: string): string {
  const { type } = field
  if (type === 'phone') return displayedPhone(canonicalText(field, text)) ?? text
  const answer = grouped.has(type) ? parseTyped(field, text, locale) : undefined
  return typeof answer === 'number' ? groupedDigits(type, answer, locale) : text
}

type Sign = { readonly sign: string; readonly leads: boolean }

const signs = onceEach((locale) =>
  onceEach((currency): Sign => {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
    const sign = parts.findIndex((part) => part.type === 'currency')
    return {
      sign: parts[sign]?.value ?? currency,
      leads: sign < parts.findIndex((part) => part.type === 'integer'),
    }
  }),
)

/** The sign of the site's currency, and whether it stands before the amount. */
export const currencySign = (locale: string, currency: string): Sign => signs(locale)(currency)

/** A day in prose, `Dec 15, 2026`; undefined when the text is none. */
export function dayInProse(text: string, locale: string): string | undefined {
  return calendarDay(text) ? dateText(text, locale) : undefined
}
