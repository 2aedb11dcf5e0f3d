import { foldText } from '@coverwright/core/input/fold-text'
import type { BusinessClass, Trait } from './classes.ts'
import type { IndustryId } from './industries.ts'

/**
 * What an employee does all day, for workers’ compensation. Our own list with our own ids: no code or wording of any
 * rating bureau. Rows are in employee-classifications.json, which only the server reads.
 */
export type EmployeeClassification = {
  readonly id: string
  readonly name: string
  readonly group: string
  /** From 1 (desk work) to 5 (roofing). */
  readonly hazard: number
  /** The kind of business where it is usual, for browsing. */
  readonly industries: readonly IndustryId[]
  /** Beginnings of the NAICS codes whose work it is. */
  readonly naics: readonly string[]
  /** Set for work that supports another trade: in businesses with one of these traits, or in any if empty. */
  readonly support?: readonly Trait[]
  readonly terms: readonly string[]
}

type Trade = Pick<BusinessClass, 'naics6' | 'traits'>

/** Duties that nearly every business has, offered to all: office work and selling away from it. */
const everywhere = ['WCC0001', 'WCC0002']

const most = 15
const least = 8

/** How many digits of the trade's code the duty shares. A whole sector, two digits, is too general to count. */
const sharedDigits = ({ naics }: Pick<EmployeeClassification, 'naics'>, { naics6 }: Pick<Trade, 'naics6'>): number =>
  Math.max(0, ...naics.filter((prefix) => prefix.length > 2 && naics6.startsWith(prefix)).map(({ length }) => length))

/** 2 for support that a trait of the trade calls for, 1 for support that any business may need, else 0. */
const supportFor = ({ support }: EmployeeClassification, { traits }: Trade): number => {
  if (!support) return 0
  if (support.length === 0) return 1
  return support.some((trait) => traits.includes(trait)) ? 2 : 0
}

const rankedBy = (rows: readonly EmployeeClassification[], rank: (row: EmployeeClassification) => number) =>
  rows.filter((row) => rank(row) > 0).toSorted((a, b) => rank(b) - rank(a))

/** The duties most typical of the trade: those that share as much of its code as any does. */
export function workOfTrade<Row extends Pick<EmployeeClassification, 'naics'>>(
  all: readonly Row[],
  trade: Pick<Trade, 'naics6'>,
): readonly Row[] {
  const most = Math.max(...all.map((row) => sharedDigits(row, trade)))
  return most > 0 ? all.filter((row) => sharedDigits(row, trade) === most) : []
}

/**
 * The 8 to 15 likely duties in a business of this class: the work of its trade, the closest code first, then supporting
 * work, with clerical and outside sales at the end.
 */
export const classificationsFor = (
  all: readonly EmployeeClassification[],
  trade: Trade,
): readonly EmployeeClassification[] => {
  const always = all.filter(({ id }) => everywhere.includes(id))
  const others = all.filter(({ id }) => !everywhere.includes(id))
  const own = rankedBy(others, (row) => sharedDigits(row, trade)).slice(0, most - always.length)
  const support = rankedBy(others, (row) => supportFor(row, trade)).filter((row) => !own.includes(row))
  return [...own, ...support.slice(0, Math.max(0, least - always.length - own.length)), ...always]
}

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** Duties in which every typed word begins a word of the name or of the synonyms; matches by name come first. */
export const searchClassifications = (
  all: readonly EmployeeClassification[],
  search: string,
): readonly EmployeeClassification[] => {
  const searchWords = wordsOf(search)
  const begins = (words: readonly string[]) => searchWords.every((one) => words.some((word) => word.startsWith(one)))
  const isNamed = ({ name }: EmployeeClassification) => begins(wordsOf(name))
  const matches = all.filter((row) => begins(wordsOf([row.name, ...row.terms].join(' '))))
  return [...matches.filter(isNamed), ...matches.filter((row) => !isNamed(row))]
}
