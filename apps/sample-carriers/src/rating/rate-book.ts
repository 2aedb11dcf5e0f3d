import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import type { RequestPath } from './amounts.ts'

/** One number a hazard grade, 1 to 5. */
export type ByHazard = readonly [number, number, number, number, number]

/** What an amount costs relative to the ordinary one: `{ amount: 1_000_000, factor: 1 }`; smallest amount first. */
export type Choice = { readonly amount: number; readonly factor: number }
export type Choices = readonly [Choice, ...Choice[]]

/** Rates for buildings and contents, in dollars a year per $100 of value. */
export type PropertyRates = {
  readonly contents: ByHazard
  readonly building: number
  /** By the answer to coverage.construction; others count 1. */
  readonly construction: Readonly<Record<string, number>>
  readonly sprinklers: number
  readonly fireAlarm: number
  readonly burglarAlarm: number
  /** Added for each full decade of a building's age after the second, up to `oldest`. */
  readonly decade: number
  readonly oldest: number
}

/** An exposure other than sales and payroll by class: dollars a year for each `per` of an amount. */
export type RatedExposure = {
  readonly name: string
  readonly amount: RequestPath
  readonly per: number
  readonly rate: number | ByHazard
  /** Larger businesses pay less for each further dollar. */
  readonly tiered?: true
  /** The cover's name in the offer, which shows the amount as what is insured. */
  readonly shownAs?: string
  /** Path of the requested amount, which may exceed what is insured. */
  readonly askedAt?: RequestPath
  /** How a measured amount comes about, in a sentence for underwriters. */
  readonly explanation?: string
}

/** An exposure that takes more than one rate: payroll, row by row, at the rate of each kind of work. */
export type ComputedExposure = {
  readonly name: string
  /** What counts and how, in a sentence for underwriters. */
  readonly explanation: string
  readonly premium: (request: QuoteRequest) => number
}

export type ReckonedFactor = {
  readonly name: string
  /** What counts and how, in a sentence for underwriters. */
  readonly explanation: string
  readonly factor: (request: QuoteRequest) => number
}

type Book = {
  readonly effective_from: CalendarDate
  /** `false` where years in business say nothing: anybody may host an event. */
  readonly experience?: false
  /** What a trait of the class does to the price, within its hazard grade. Others count 1. */
  readonly traits?: Readonly<Record<string, number>>
  /** For a business past its first year without such insurance today. */
  readonly lapse?: number
  readonly property?: PropertyRates
  /** Others count 1. */
  readonly states: Readonly<Record<string, number>>
  readonly occurrence: Choices
  readonly deductible: Choices
  readonly usualOccurrence: number
  readonly usualDeductible: number
  /** Whole dollars a year. */
  readonly minimumPremium: number
  readonly policyFee: number
  /** Moves every rate of the book: a revision's general change. */
  readonly level: number
}

/** Liability of a business towards others, rated on its sales and payroll. */
export type LiabilityBook = Book & {
  readonly per1000Revenue: ByHazard
  readonly per1000Payroll: ByHazard
  /**
   * What a dollar paid to subcontractors counts, beside a dollar of payroll: a claim about an insured subcontractor
   * goes to that one's insurer first.
   */
  readonly subcontracted: number
}

/** A line rated on exposures of its own: vehicles, employees, plan assets. */
export type ExposureBook = Book & {
  readonly exposures: readonly (RatedExposure | ComputedExposure)[]
  /** Factors of the line's own, beside those of every book. */
  readonly factors?: readonly ReckonedFactor[]
  /** Shows the limit where it is not one for each claim and one for a year, and there is no deductible. */
  readonly shownLimits?: (offered: number, requested: number | undefined) => CarrierQuote['coverages']
  /** Paths of the requested limit and deductible; those of `coverage` when absent. */
  readonly limitAt?: RequestPath
  readonly deductibleAt?: RequestPath
  /** The most that all claims of a year may cost, in limits of one claim; 1 when absent. */
  readonly aggregateTimes?: number
  /** Where it stands how many limits of one claim were asked for a year; the most there is when absent. */
  readonly aggregateAt?: RequestPath
  readonly limitLabel?: string
  readonly deductibleLabel?: string
  /** Which of these an offer names; all of them when absent. A property policy has no limit for a year's claims. */
  readonly shows?: readonly ('limit' | 'aggregate' | 'deductible')[]
}

/**
 * The rates one insurer uses for one line from a date on. All of them are demonstration rates: shaped like the
 * trade's, taken from no insurer, filed nowhere.
 */
export type RateBook = LiabilityBook | ExposureBook
