import { isBlank, isRecord } from '../answers/answers.ts'
import { countCharacters } from '../input/clean-text.ts'
import type { Refusal } from '../model/check.ts'
import type { Field, FieldType } from '../model/field.ts'
import { calendarDay } from '../rules/calendar.ts'
import { containsCardNumber } from './card-number.ts'
import { isDrawing } from './drawing.ts'
import { plainText } from './rules/text/plain-text.ts'

const refuse = (name: string): Refusal => ({ key: `validationError.${name}` })

const maxLength: Partial<Record<FieldType, number>> = { long_text: 2000 }

/** The most characters of a text of this type. */
export const mostCharacters = (type: FieldType): number => maxLength[type] ?? 250

const isNumber = (answer: unknown, least: number, most: number): boolean =>
  typeof answer === 'number' && Number.isSafeInteger(answer) && answer >= least && answer <= most

/** Nothing insured is older, and no agreement runs longer. */
const [firstYear, lastYear] = [1800, 2200]

/** The value of a date box while part of its date is missing, which nobody can read. */
export const unfinishedDate = 'unfinished'

/** The reading of an amount in a foreign currency: its number would mean something else here. */
export const otherCurrency = 'other currency'

/** An existing day, unlike 2027-02-29, in a year of four digits: 0024 was meant for 2024. */
function refuseDate(answer: unknown): Refusal | undefined {
  const day = calendarDay(answer)
  if (day === undefined) return refuse(answer === unfinishedDate ? 'unfinishedDate' : 'isValidDate')
  const year = Number(day.slice(0, 4))
  return year < firstYear || year > lastYear ? refuse('fourDigitYear') : undefined
}

const yesOrNo = ['Yes', 'No']
const yesNoOrNotSure = [...yesOrNo, 'Not sure']

const words: ReadonlyMap<FieldType, readonly string[]> = new Map([
  ['yes_no', yesOrNo],
  ['yes_no_not_sure', yesNoOrNotSure],
])

/** The stored spelling of an answer: 'Yes' for ' yes' and for `true`. Answers of other types are returned unchanged. */
export function canonicalAnswer(type: FieldType, answer: unknown): unknown {
  const text = typeof answer === 'boolean' ? yesOrNo[answer ? 0 : 1] : answer
  const choice = typeof text === 'string' ? text.trim().toLowerCase() : undefined
  return words.get(type)?.find((word) => word.toLowerCase() === choice) ?? answer
}

const isWord = (type: FieldType, answer: unknown): boolean => {
  if (answer === 'Yes' || answer === 'No') return true
  const word = typeof answer === 'string' ? canonicalAnswer(type, answer) : undefined
  return typeof word === 'string' && (words.get(type)?.includes(word) ?? false)
}

const coverageNames = new Set(['uuid', 'name', 'purpose', 'wholesaler_allowed'])
const purposes: readonly unknown[] = [undefined, 'standard', 'upsell', 'downsell', 'crosssell', 'deprecated']

const isCoverage = (answer: unknown): boolean =>
  isRecord(answer) &&
  typeof answer.uuid === 'string' &&
  purposes.includes(answer.purpose) &&
  Object.keys(answer).every((name) => coverageNames.has(name))

const isDocument = (answer: unknown): boolean =>
  isRecord(answer) &&
  [answer.id, answer.name, answer.kind].every((each) => typeof each === 'string') &&
  typeof answer.size === 'number'

const isChoice = (answer: unknown): boolean =>
  Array.isArray(answer) && answer.every((value) => typeof value === 'string') && new Set(answer).size === answer.length

const signatureNames = new Set(['kind', 'name', 'drawing', 'signed_at', 'document_hash'])

function isSignature(answer: unknown): boolean {
  if (!isRecord(answer) || !Object.keys(answer).every((name) => signatureNames.has(name))) return false
  const { kind, name, drawing, ...stamps } = answer
  if (typeof name !== 'string' || isBlank(name) || name.length > 120) return false
  if (!Object.values(stamps).every((stamp) => typeof stamp === 'string' && stamp.length < 100)) return false
  return kind === 'typed' ? drawing === undefined : kind === 'drawn' && isDrawing(drawing)
}

type Shape = { readonly holds: (answer: unknown) => boolean; readonly message: string; readonly isNumber?: true }

/** JavaScript represents every integer of 15 digits exactly. */
const mostDigits = 15

/** Whether a number, typed or sent, has too many digits. */
const isTooLong = (answer: unknown): boolean =>
  typeof answer === 'number' ? answer >= 10 ** mostDigits : /^\D*(\d\D?){16,}$/.test(plainText(answer) ?? '')

/** Types with a single test; text, groups and repeated groups need more. */
const shapes: Readonly<Partial<Record<FieldType, Shape>>> = {
  yes_no: { holds: (answer) => isWord('yes_no', answer), message: 'chooseYesNo' },
  yes_no_not_sure: { holds: (answer) => isWord('yes_no_not_sure', answer), message: 'chooseYesNoNotSure' },
  number: { holds: (answer) => isNumber(answer, 0, Number.MAX_SAFE_INTEGER), message: 'wholeNumber', isNumber: true },
  money: { holds: (answer) => isNumber(answer, 0, Number.MAX_SAFE_INTEGER), message: 'money', isNumber: true },
  percent: { holds: (answer) => isNumber(answer, 0, 100), message: 'percent' },
  year: { holds: (answer) => isNumber(answer, 1000, 9999), message: 'isYear' },
  multi_select: { holds: isChoice, message: 'notAnOption' },
  coverage: { holds: (answer) => Array.isArray(answer) && answer.every(isCoverage), message: 'notAnOption' },
  document: { holds: (answer) => Array.isArray(answer) && answer.every(isDocument), message: 'notAnOption' },
  signature: { holds: isSignature, message: 'signature' },
}

/** Returns why an answer is not of the field's type; undefined when it is. */
type TypeRefusal = (answer: unknown) => Refusal | undefined

export function typeRefusalOf({ type, identifier, fields, retired }: Field): TypeRefusal {
  const shape = shapes[type]
  if (shape) {
    const { holds, message } = shape
    if (!shape.isNumber) return (answer) => (holds(answer) ? undefined : refuse(message))
    const tooLong = { key: 'validationError.tooManyDigits', params: { limit: mostDigits } }
    return (answer) => {
      if (holds(answer)) return undefined
      if (isTooLong(answer)) return tooLong
      return refuse(answer === otherCurrency ? 'otherCurrency' : message)
    }
  }
  if (type === 'date') return refuseDate
  if (type === 'group') return entryRefusal(fields, retired)
  if (type === 'repeat') return entriesRefusal(entryRefusal(fields, retired))
  const limit = mostCharacters(type)
  const mayHoldCards = /text$/.test(type) && !identifier
  return (answer) => {
    const refusal = refuseText(answer, limit)
    if (refusal || !mayHoldCards) return refusal
    // Payment cards must not be stored.
    return containsCardNumber(String(answer)) ? refuse('cardNumber') : undefined
  }
}

export const refuseType = (field: Field, answer: unknown): Refusal | undefined => typeRefusalOf(field)(answer)

function refuseText(answer: unknown, limit: number): Refusal | undefined {
  if (typeof answer !== 'string') return refuse('text')
  // A character is at least one unit of the string, so most texts need not be counted.
  const isTooLong = answer.length > limit && countCharacters(answer) > limit
  return isTooLong ? { key: 'validationError.tooLong', params: { limit } } : undefined
}

function entriesRefusal(refuseEntry: TypeRefusal): TypeRefusal {
  return (answer) => {
    if (!Array.isArray(answer)) return refuse('text')
    for (const item of answer) {
      const refusal = refuseEntry(item)
      if (refusal) return refusal
    }
    return undefined
  }
}

/** A group contains only its own fields, retired ones, and its id. */
function entryRefusal(fields: readonly Field[] = [], retiredPaths: readonly string[] = []): TypeRefusal {
  const allowedNames = new Set(['id', ...retiredPaths, ...fields.map((field) => field.path)])
  return (item) => {
    if (!isRecord(item)) return refuse('text')
    for (const name of Object.keys(item)) {
      if (!allowedNames.has(name)) return { key: 'validationError.unknownField', params: { name } }
    }
    return item.id === undefined || refuseText(item.id, 250) === undefined ? undefined : refuse('text')
  }
}
