import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import type { RequestPath } from './amounts.ts'

/** A number for each hazard grade, 1 to 5. */
export type ByHazard = readonly [number, number, number, number, number]

/** The factor of an amount, relative to the usual one: `{ amount: 1_000_000, factor: 1 }`; smallest amount first. */
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
  /** The cover's name in the offer, where the amount is its limit. */
  readonly shownAs?: string
  /** Path of the requested amount, which may be higher than the insured one. */
  readonly askedAt?: RequestPath
  /** How a measure is computed, in a sentence for underwriters. */
  readonly explanation?: string
}

/** An exposure with several rates: payroll, row by row, at the rate of each kind of work. */
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
  /** `false` if years in business do not matter: anybody may host an event. */
  readonly experience?: false
  /** The factor of a trait of the class, within its hazard grade; 1 for others. */
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
  /** Applies to every rate of the book: a revision's general change. */
  readonly level: number
}

/** Liability of a business towards others, rated on its sales and payroll. */
export type LiabilityBook = Book & {
  readonly per1000Revenue: ByHazard
  readonly per1000Payroll: ByHazard
  /**
   * The weight of a dollar paid to subcontractors; a dollar of payroll weighs
   * 1. A claim about an insured subcontractor goes to their insurer first.
   */
  readonly subcontracted: number
}

/** A line rated on exposures of its own: vehicles, employees, plan assets. */
export type ExposureBook = Book & {
  readonly exposures: readonly (RatedExposure | ComputedExposure)[]
  /** The line's own factors, in addition to those of every book. */
  readonly factors?: readonly ReckonedFactor[]
  /** Shows the limits of a line without an aggregate limit and a deductible. */
  readonly shownLimits?: (offeredAmount: number, requestedAmount: number | undefined) => CarrierQuote['coverages']
  /** Paths of the requested limit and deductible; those of `coverage` when absent. */
  readonly limitAt?: RequestPath
  readonly deductibleAt?: RequestPath
  /** The largest aggregate limit, in multiples of the limit for one claim; 1 when absent. */
  readonly aggregateTimes?: number
  /** The answer with the requested multiple; the largest when absent. */
  readonly aggregateAt?: RequestPath
  readonly limitLabel?: string
  readonly deductibleLabel?: string
  /** Which of these an offer names; all of them when absent. A property policy has no aggregate limit. */
  readonly shows?: readonly ('limit' | 'aggregate' | 'deductible')[]
}

/**
 * One insurer's rates for one line from a date on. They are demonstration rates:
 * shaped like the trade's, but not taken from any insurer or filed anywhere.
 */
export type RateBook = LiabilityBook | ExposureBook
