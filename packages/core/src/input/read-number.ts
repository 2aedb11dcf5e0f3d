import { memoize } from '../text/memoize.ts'
import { asciiSigns } from './ascii-signs.ts'
import { cleanText } from './clean-text.ts'

/** A number, or the whole numbers that an ambiguous text may mean, to choose from. */
export type NumberRead =
  | { readonly value: number }
  | {
      readonly readings: readonly number[]
      /** It is an amount in a currency other than the site's. */
      readonly otherCurrency?: true
    }

/** How a site writes numbers. */
export type NumberHabits = { readonly locale: string; readonly currency: string }

/** What the number counts: an amount may name its currency, a percentage has its sign. */
export type NumberUnit = 'money' | 'percent' | 'count'

/** No number is this long. */
const longest = 100

/** Numbers up to this many digits are exact. */
const mostDigits = 15

type Signs = {
  readonly decimal: string
  readonly group: string
  /** Every character that separates thousands and nothing else. */
  readonly thousands: string
  /** How many digits the groups before the last have: two in India. */
  readonly groupSize: number
}

/** Arabic has its own comma, point and percent sign. */
const plainSigns = (text: string): string =>
  asciiSigns(cleanText(text))
    .replace(/\u066c/g, ',')
    .replace(/\u066b/g, '.')
    .replace(/\u066a/g, '%')

const groupSign = (sign = ','): string => plainSigns(sign) || ' '

const signsOf = memoize((locale): Signs => {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1_234_567.5)
  const of = (type: string): string | undefined => parts.find((part) => part.type === type)?.value
  const groups = parts.filter(({ type }) => type === 'integer')
  const decimal = plainSigns(of('decimal') ?? '.')
  const group = groupSign(of('group'))
  // Where a comma separates the fraction, points separate thousands, even where blanks are usual.
  const thousands = ` '${group}${decimal === ',' ? '.' : ''}`
  return {
    decimal,
    group,
    thousands,
    groupSize: groups.at(-2)?.value.length ?? 3,
  }
})

/** Words and abbreviations for thousands and millions where the product is used. */
const multiples: Readonly<Record<string, number>> = {
  ...{ k: 1e3, t: 1e3, tsd: 1e3, mil: 1e3, mille: 1e3, thousand: 1e3 },
  ...{ m: 1e6, mm: 1e6, mio: 1e6, mn: 1e6, mln: 1e6, million: 1e6, millions: 1e6 },
  ...{ millón: 1e6, millones: 1e6, milhão: 1e6, milhões: 1e6 },
}

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** How the site's currency is written: `$`, `US$`, `USD`, `$US`. */
const ownUnits = memoize((locale) =>
  memoize((currency): ReadonlySet<string> => {
    const signs = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) => {
      const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(1)
      return parts.flatMap(({ type, value }) => (type === 'currency' ? plainSigns(value).toUpperCase() : []))
    })
    const bare = signs.flatMap((sign) => sign.match(/\p{Sc}$/u) ?? [])
    const region = currency.slice(0, 2)
    const signNames = bare.flatMap((sign) => [sign, region + sign, currency + sign, sign + region])
    return new Set([currency, ...signs, ...signNames])
  }),
)

const wordsIn = (text: string): readonly string[] =>
  plainSigns(text)
    .toUpperCase()
    .match(/\p{L}+/gu) ?? []

/** The name of the site's currency in its language: `dollars`, `US dollars`, `euro`. Its words may stand alone. */
const ownNames = memoize((locale) =>
  memoize((currency): ReadonlySet<string> => {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' })
    const parts = [1, 2].flatMap((count) => format.formatToParts(count))
    return new Set(parts.flatMap(({ type, value }) => (type === 'currency' ? wordsIn(value) : [])))
  }),
)

/** Removes the currency's name after the number: `400 US dollars`, `2 millions d'euros`. */
function withoutName(text: string, habits: NumberHabits): string {
  const [, before = '', name = ''] = /^(.*\S)\s+(?:d')?(\p{L}+)$/iu.exec(text) ?? []
  const isOwn = ownNames(habits.locale)(habits.currency).has(name.toUpperCase())
  return isOwn ? withoutName(before.replace(/\s+de$/i, ''), habits) : text
}

const leadingUnit = /^(?:[a-z]{0,3}\p{Sc}|[a-z]{3}(?![a-z]))/iu
/** After a number, letters before the currency sign may be its multiple: 400 k€. */
const trailingUnit =
  /(?:(?:(?<![a-z])(?!(?:k|tsd?|m[dmn]?|mio|mln|mil|mrd)\p{Sc})[a-z]{1,3})?\p{Sc}[a-z]{0,2}|(?<![a-z])[a-z]{3})$/iu

/** Whether a text is a currency sign or code, rather than an abbreviation such as `mil`. */
const isCurrency = (unit: string): boolean => /\p{Sc}/u.test(unit) || currencies.has(unit)

/** An amount without currency signs and codes around it, and whether one is of another currency. */
function withoutCurrency(text: string, habits: NumberHabits) {
  let bare = withoutName(text, habits)
  const codes: string[] = []
  for (const pattern of [leadingUnit, leadingUnit, trailingUnit, trailingUnit]) {
    const unit = pattern.exec(bare)?.[0].toUpperCase()
    if (unit === undefined || !isCurrency(unit)) continue
    codes.push(unit)
    bare = bare.replace(pattern, '').trim()
  }
  const own = ownUnits(habits.locale)(habits.currency)
  return { bare, isOther: codes.some((unit) => !own.has(unit)) }
}

/** The number alone, without its unit. */
function withoutUnit(text: string, unit: NumberUnit, habits: NumberHabits): { bare: string; isOther?: boolean } {
  if (unit === 'money') return withoutCurrency(text, habits)
  return { bare: unit === 'percent' ? text.replace(/^%|%$/, '').trim() : text }
}

/** Digits in groups and their separators; undefined when the text is not a number. */
function partsOf(text: string): { readonly groups: readonly string[]; readonly signs: readonly string[] } | undefined {
  if (!/^\d+(?:[ '.,]\d+)*$/.test(text)) return undefined
  return { groups: text.split(/\D/), signs: text.match(/\D/g) ?? [] }
}

/** Whether the digits are grouped as thousands: by one separator, in whole groups. */
function isGrouped(groups: readonly string[], signs: readonly string[], { groupSize }: Signs): boolean {
  const [first = '', ...others] = groups
  const last = others.pop()
  if (last === undefined) return true
  if (first.startsWith('0') || first.length > 3 || last.length !== 3 || new Set(signs).size > 1) return false
  const sizes = new Set([3, groupSize])
  return [...sizes].some((size) => first.length <= size && others.every(({ length }) => length === size))
}

type Meaning = {
  /** The reading of an unambiguous text. */
  readonly sure?: number
  /** Its other possible readings, not yet rounded to whole numbers. */
  readonly perhaps: readonly number[]
}

const nothing: Meaning = { perhaps: [] }

/** The value of the digits, given the position of the decimal separator. */
function meaning(groups: readonly string[], signs: readonly string[], locale: Signs): Meaning {
  const last = signs.at(-1)
  const value = Number(groups.join(''))
  if (last === undefined) return { sure: value, perhaps: [] }
  const hasGroups = isGrouped(groups, signs, locale)
  const mayBeDecimal = (last === '.' || last === ',') && signs.indexOf(last) === signs.length - 1
  if (hasGroups && (signs.length > 1 || locale.thousands.includes(last))) return { sure: value, perhaps: [] }
  const [integerGroups, fraction] = [groups.slice(0, -1), groups.at(-1) ?? '']
  if (!(mayBeDecimal && isGrouped(integerGroups, signs.slice(0, -1), locale))) return nothing
  return fractional(integerGroups, fraction, signs, locale)
}

/** The readings of digits whose last group may be a fraction. */
function fractional(
  integerGroups: readonly string[],
  fraction: string,
  signs: readonly string[],
  locale: Signs,
): Meaning {
  const value = Number(integerGroups.join('') + fraction)
  const decimal = Number(`${integerGroups.join('')}.${fraction}`)
  const last = signs.at(-1)
  if (fraction.length === 3 && decimal >= 1) return { perhaps: [value, decimal] }
  const isLocal = last === locale.decimal || (last !== locale.group && signs.length === 1)
  if (isLocal) return { sure: decimal, perhaps: [] }
  // A comma that separates no thousands where commas do: a fraction in another notation, or a typing error.
  return { perhaps: fraction.length === 2 && signs.length === 1 ? [decimal, value] : [decimal] }
}

const exact = (value: number): boolean => Number.isSafeInteger(value) && value < 10 ** mostDigits

/** The whole numbers next to each; a whole number is its own. */
const wholeNumbers = (values: readonly number[]): readonly number[] =>
  [...new Set(values.flatMap((value) => [Math.floor(value), Math.ceil(value)]))].filter(exact)

/** Superscript, circled and fraction numerals: `400²` has a footnote, and is not 4,002. */
const figure = /\p{No}/u

/** Spreadsheet cells or lines with a number each: `12` beside `500` is not 12,500. */
const cells = /\p{Nd}\P{Nd}*[\t\n\v\f\r\u0085\u2028\u2029]\P{Nd}*\p{Nd}/u

/**
 * A whole number as people write it in that locale: in groups, with its currency or percent sign, as `400k`. A text
 * that is ambiguous or too precise returns its possible readings; a text that is not a number, or has another unit,
 * returns none.
 */
export function readNumber(text: string, habits: NumberHabits, unit: NumberUnit): NumberRead {
  if (text.length > longest || figure.test(text) || cells.test(text)) return { readings: [] }
  const { bare, isOther } = withoutUnit(plainSigns(text), unit, habits)
  const [, digits = '', word = ''] = /^(.*?)\s*(\p{L}*)\.?$/u.exec(bare) ?? []
  const multiple = word === '' ? 1 : multiples[word.toLowerCase()]
  const parts = partsOf(digits)
  if (!parts || multiple === undefined) return { readings: [] }
  if (isOther) return { readings: [], otherCurrency: true }
  const { sure, perhaps } = meaning(parts.groups, parts.signs, signsOf(habits.locale))
  // 1.1 times a million is not quite a whole number.
  const times = (value: number): number => (multiple === 1 ? value : Number((value * multiple).toFixed(3)))
  if (sure === undefined) return { readings: wholeNumbers(perhaps.map(times)) }
  const value = times(sure)
  return exact(value) ? { value } : { readings: Number.isInteger(value) ? [] : wholeNumbers([value]) }
}
