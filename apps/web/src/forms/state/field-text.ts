import type { NumberHabits } from '@coverwright/core/input/read-number'
import type { Field, FieldType } from '@coverwright/core/model/field'
import { tidiedText, writtenText } from './written-text.ts'

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

/** Whether a field is answered by typing; what was typed stays as it is until Continue. */
export const isTyped = ({ type }: Field): boolean => typedTypes.has(type)

const digits: ReadonlySet<FieldType> = new Set(['number', 'money', 'percent', 'year', 'tax_id', 'zip'])

const counted: ReadonlySet<FieldType> = new Set(['number', 'money', 'percent'])

/** Whether a field's answer is a number that may be written in groups. */
export const isCounted = ({ type }: Pick<Field, 'type'>): boolean => counted.has(type)

/** Postal codes and tax numbers that contain letters, by the kind or country of their check: a numeric keypad has none. */
const lettered = /^(GB|AR|nif_es|cnpj|cnpj_or_cpf|company_number_uk|vat_uk)$/

/** Whether a field takes only digits. */
export const isOfDigits = ({ type, checks = [] }: Field): boolean =>
  digits.has(type) && !checks.some(({ kind, country }) => lettered.test(String(kind ?? country)))

const written: ReadonlySet<FieldType> = new Set(['number', 'money', 'phone'])

/** An answer as the text its control shows. */
export function shownText(field: Pick<Field, 'type' | 'country' | 'checks'>, answer: unknown, locale: string): string {
  if (answer === undefined || answer === null) return ''
  return written.has(field.type) ? writtenText(field, answer, locale) : String(answer)
}

/** What was typed, formatted on blur; text that is not a valid answer stays as it was typed. */
export const tidied = (field: Pick<Field, 'type' | 'country' | 'checks'>, text: string, habits: NumberHabits): string =>
  tidiedText(field, text, habits)
