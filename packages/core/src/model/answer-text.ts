import { isBlank, isRecord } from '../answers/answers.ts'
import { isMasked } from '../answers/masked.ts'
import { memoize } from '../text/memoize.ts'
import { displayedPhone } from '../text/phone.ts'
import { shownDate } from '../text/shown-date.ts'
import type { MessageKey, Translate } from '../text/text.ts'
import { countryOf } from './country-of.ts'
import type { Field } from './field.ts'

export type AnswerTextOptions = {
  readonly t: Translate
  readonly locale: string
  readonly currency: string
  /** The time zone of a signature's day; without it only the signer is named. */
  readonly timeZone?: string
  /** The label of a value in a reference list; undefined when the list does not have it. */
  readonly labelOf: (source: string, value: string) => string | undefined
}

/** An answer in words: money with its currency, dates spelled out, options by their labels. Blank gives ''. */
export function answerText(field: Field, answer: unknown, options: AnswerTextOptions): string {
  if (isBlank(answer)) return ''
  if (Array.isArray(answer)) return answer.map((each) => oneText(field, each, options)).join(separatorOf(field))
  return oneText(field, answer, options)
}

/** The words for the three short answers, which are stored in English everywhere. */
const shortAnswers: ReadonlyMap<string, MessageKey> = new Map([
  ['Yes', 'ui.yes'],
  ['No', 'ui.no'],
  ['Not sure', 'ui.notSure'],
])

const separatorOf = (field: Field) => (field.type === 'repeat' ? '; ' : ', ')

function oneText(field: Field, answer: unknown, options: AnswerTextOptions): string {
  const { t, locale, labelOf } = options
  if (field.fields && isRecord(answer)) {
    return field.fields.reduce((line, inner) => {
      const words = answerText(inner, answer[inner.path], options)
      if (line === '' || words === '') return line + words
      return `${line}${isMeasureOf(inner, field.fields) ? ' ' : ', '}${words}`
    }, '')
  }
  if (isRecord(answer)) return namedText(answer, options)
  if (typeof answer === 'number') return numberText(field, answer, options)
  const value = String(answer)
  if (isMasked(value)) return value
  if (field.type === 'date') return dayText(field, value, locale)
  if (field.type === 'phone') return displayedPhone(value, countryOf(field)) ?? value
  const short = field.type.startsWith('yes_no') ? shortAnswers.get(value) : undefined
  if (short) return t(short)
  const option = field.options?.find((each) => each.value === value)
  if (option) return t(option.label)
  const source = field.optionsFrom ?? (field.type === 'class' ? 'class-codes' : undefined)
  return (source && labelOf(source, value)) ?? value
}

const measures = new Set(['percent', 'money'])
const shortWords = new Set(['select', 'text'])

/** A share or a sum directly after what it belongs to: "Real estate 30%". */
function isMeasureOf({ path, type }: Field, siblings: readonly Field[] = []): boolean {
  const before = siblings[siblings.findIndex((each) => each.path === path) - 1]
  return measures.has(type) && before !== undefined && shortWords.has(before.type)
}

/** Answers that people know by name: a kind of insurance, a file, a signature with its day. */
function namedText({ name, signed_at: at }: Readonly<Record<string, unknown>>, options: AnswerTextOptions): string {
  if (typeof name !== 'string') return ''
  const { t, locale, timeZone } = options
  const moment = typeof at === 'string' && timeZone !== undefined ? new Date(at) : undefined
  if (!moment || Number.isNaN(moment.getTime())) return name
  const date = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone })
  return t('ui.signature.said', { name, date: date.format(moment) })
}

function numberText(field: Field, value: number, { t, locale, currency }: AnswerTextOptions): string {
  if (field.unit) return `${numbers(locale).format(value)} ${t(field.unit)}`
  if (field.type === 'year') return String(value)
  if (field.type === 'percent') return percents(locale).format(value / 100)
  if (field.type !== 'money') return numbers(locale).format(value)
  return money(locale)(currency).format(value)
}

const numbers = memoize((locale) => new Intl.NumberFormat(locale))
const percents = memoize((locale) => new Intl.NumberFormat(locale, { style: 'percent' }))
const money = memoize((locale) =>
  memoize((currency) => new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })),
)
const days = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }),
)

const dayText = ({ dateStyle }: Field, day: string, locale: string): string =>
  dateStyle === 'numeric' ? shownDate(day, locale) : dateText(day, locale)

/** A calendar date in words, never moved by a time zone: Dec 15, 2026. */
export function dateText(date: string, locale: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return days(locale).format(new Date(Date.UTC(year, month - 1, day)))
}
