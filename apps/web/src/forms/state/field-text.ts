import type { NumberHabits } from '@coverwright/core/input/read-number'
import type { Field, FieldType } from '@coverwright/core/model/field'
import { formsOf } from '@coverwright/core/national/forms-of'
import { formattedText, normalizedText } from './formatted-text.ts'

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

/** Whether a field is answered by typing; typed text stays unchanged until Continue. */
export const isTyped = ({ type }: Field): boolean => typedTypes.has(type)

const digits: ReadonlySet<FieldType> = new Set(['number', 'money', 'percent', 'year', 'tax_id', 'zip'])

const numericTypes: ReadonlySet<FieldType> = new Set(['number', 'money', 'percent'])

/** Whether a field's answer is a number that may be written in groups. */
export const isCounted = ({ type }: Pick<Field, 'type'>): boolean => numericTypes.has(type)

/** Tax numbers that contain letters: a numeric keypad has none. */
const numbersWithLetters = /^(nif_es|cnpj|cnpj_or_cpf|company_number_uk|vat_uk)$/

/** Whether a field accepts only digits. */
export const isOfDigits = ({ type, checks = [] }: Field): boolean =>
  digits.has(type) &&
  !checks.some(({ kind, country }) =>
    kind === undefined ? formsOf(String(country))?.postalCode.hasLetters : numbersWithLetters.test(String(kind)),
  )

const formattedTypes: ReadonlySet<FieldType> = new Set(['number', 'money', 'phone'])

/** An answer as the text its control shows. */
export function shownText(field: Pick<Field, 'type' | 'country' | 'checks'>, answer: unknown, locale: string): string {
  if (answer === undefined || answer === null) return ''
  return formattedTypes.has(field.type) ? formattedText(field, answer, locale) : String(answer)
}

/** What was typed, formatted on blur; text that is not a valid answer stays as it was typed. */
export const tidyText = (
  field: Pick<Field, 'type' | 'country' | 'checks'>,
  text: string,
  habits: NumberHabits,
): string => normalizedText(field, text, habits)
