import { isRecord } from '../answers/answers.ts'
import type { Refusal } from './check.ts'
import type { Field, FieldType } from './field.ts'

const refuse = (name: string): Refusal => ({ key: `validationError.${name}` })

const maxLength: Partial<Record<FieldType, number>> = { long_text: 2000 }

const isText = (answer: unknown, type: FieldType): Refusal | undefined => {
  if (typeof answer !== 'string') return refuse('text')
  const limit = maxLength[type] ?? 250
  return answer.length > limit ? { key: 'validationError.tooLong', params: { limit } } : undefined
}

const isNumber = (answer: unknown): boolean => typeof answer === 'number' && Number.isSafeInteger(answer)

/** A real day: 2027-02-29 is none. */
export function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

const yesNo = ['Yes', 'No']

/** Why an answer cannot be this field's at all, whatever its checks say; undefined when its shape is right. */
export function refuseType({ type, fields }: Field, answer: unknown): Refusal | undefined {
  switch (type) {
    case 'yes_no':
      return yesNo.includes(String(answer)) ? undefined : refuse('chooseYesNo')
    case 'yes_no_not_sure':
      return [...yesNo, 'Not sure'].includes(String(answer)) ? undefined : refuse('chooseYesNoNotSure')
    case 'number':
    case 'money':
      return isNumber(answer) && Number(answer) >= 0 ? undefined : refuse('wholeNumber')
    case 'percent':
      return isNumber(answer) && Number(answer) >= 0 && Number(answer) <= 100 ? undefined : refuse('percent')
    case 'year':
      return isNumber(answer) && /^\d{4}$/.test(String(answer)) ? undefined : refuse('isYear')
    case 'date':
      return isCalendarDate(answer) ? undefined : refuse('isValidDate')
    case 'multi_select':
      return Array.isArray(answer) && answer.every((value) => typeof value === 'string') && isSet(answer)
        ? undefined
        : refuse('notAnOption')
    case 'coverage':
      return Array.isArray(answer) && answer.every((value) => isRecord(value) && typeof value.uuid === 'string')
        ? undefined
        : refuse('notAnOption')
    case 'group':
      return isRecord(answer) ? refuseUnknown(answer, fields) : refuse('text')
    case 'repeat':
      if (!Array.isArray(answer)) return refuse('text')
      return answer
        .map((item) => (isRecord(item) ? refuseUnknown(item, fields) : refuse('text')))
        .find((refusal) => refusal)
    default:
      return isText(answer, type)
  }
}

const isSet = (values: readonly unknown[]) => new Set(values).size === values.length

/** Nothing may ride along in a group but its own fields and its id. */
function refuseUnknown(item: Readonly<Record<string, unknown>>, fields: readonly Field[] = []): Refusal | undefined {
  const known = new Set(['id', ...fields.map((field) => field.path)])
  const unknown = Object.keys(item).find((name) => !known.has(name))
  return unknown === undefined ? undefined : { key: 'validationError.unknownField', params: { name: unknown } }
}

/** What a person typed, as an answer of the field's type; text that cannot be one stays text, so that it is refused. */
export function parseTyped(type: FieldType, typed: string): unknown {
  const text = typed.trim()
  if (text === '') return undefined
  switch (type) {
    case 'number':
    case 'money':
    case 'percent':
    case 'year': {
      const plain = text.replace(/[\s,$%]/g, '').replace(/\.0+$/, '')
      return /^\d{1,15}$/.test(plain) ? Number(plain) : text
    }
    case 'phone':
      return normalisedPhone(text)
    case 'zip':
      return text.toUpperCase()
    default:
      return text
  }
}

/**
 * A phone number without spaces, parentheses, dashes and dots, nor a leading +1 (or 1 when 11 digits).
 * Source: seed section 5.
 */
export function normalisedPhone(typed: string): string {
  const bare = typed.replace(/[\s().-]/g, '').replace(/^\+1/, '')
  return /^1\d{10}$/.test(bare) ? bare.slice(1) : bare
}

/** (xxx) xxx-xxxx for exactly 10 digits, else undefined: no link is made of anything else. */
export function displayedPhone(phone: string): string | undefined {
  const match = /^(\d{3})(\d{3})(\d{4})$/.exec(normalisedPhone(phone))
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : undefined
}
