import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import type { RequestPath } from './amounts.ts'
import { amountAt } from './amounts.ts'
import { appliesTo } from './applies.ts'
import { daysBetween } from './calendar.ts'
import { claimCount, claimsPaid } from './losses.ts'
import type { Applies } from './rated-question.ts'

const reportedClaims = ({ claims }: QuoteRequest) => (claims.any === 'Yes' ? claims.list : [])

/** What a guideline may measure. If it is undefined for a request, the guideline does not apply. */
const measures = {
  annual_revenue: ({ business }) => business.annual_revenue,
  annual_payroll: ({ business }) => business.annual_payroll,
  employees: ({ business }) => business.fulltime_employees + (business.parttime_employees ?? 0),
  property_value: ({ coverage }) => (coverage.contents_value ?? 0) + (coverage.building_value ?? 0),
  square_feet: ({ coverage }) => coverage.square_feet,
  stories: ({ coverage }) => coverage.stories,
  building_age: ({ coverage }, today) =>
    coverage.year_built === undefined ? undefined : Number(today.slice(0, 4)) - coverage.year_built,
  claims_in_3_years: (request, today) => claimCount(reportedClaims(request), 3, today),
  paid_in_3_years: (request, today) => claimsPaid(reportedClaims(request), 3, today),
  /** 1 if a carrier declined, cancelled or did not renew. Ignored in Missouri, which forbids the question. */
  cancelled: ({ business, claims }) =>
    claims.cancelled === undefined || business.state === 'MO' ? undefined : Number(claims.cancelled === 'Yes'),
  open_claims: (request) => reportedClaims(request).filter(({ open }) => open === 'Yes').length,
  /** Years short of three, counting the owner's own experience. */
  years_short_of_3: ({ business }) => 3 - Math.max(business.years_business_started, business.years_experience ?? 0),
  days_ahead: ({ coverage }, today) => daysBetween(today, coverage.effective_date),
  days_back: ({ coverage }, today) => daysBetween(coverage.effective_date, today),
} satisfies Record<string, (request: QuoteRequest, today: CalendarDate) => number | undefined>

const isNamed = (measure: string): measure is keyof typeof measures => Object.hasOwn(measures, measure)

/** The answers behind the measures that have a name of their own. */
const answers: Readonly<Record<keyof typeof measures, string>> = {
  annual_revenue: 'business.annual_revenue',
  annual_payroll: 'business.annual_payroll',
  employees: 'business.fulltime_employees',
  property_value: 'coverage.contents_value',
  square_feet: 'coverage.square_feet',
  stories: 'coverage.stories',
  building_age: 'coverage.year_built',
  claims_in_3_years: 'claims.list',
  paid_in_3_years: 'claims.list',
  cancelled: 'claims.cancelled',
  open_claims: 'claims.list',
  years_short_of_3: 'business.years_business_started',
  days_ahead: 'coverage.effective_date',
  days_back: 'coverage.effective_date',
}

/** The answer that a guideline measures, so that the applicant can look at it again. */
export const measuredAnswer = ({ measure }: Pick<Guideline, 'measure'>): string =>
  isNamed(measure) ? answers[measure] : measure

/** A threshold of the carrier's underwriting guide. `reason` is shown to the applicant. */
export type Guideline = {
  readonly code: string
  readonly lines?: readonly string[]
  readonly applies?: Applies
  readonly measure: keyof typeof measures | RequestPath
  /** Added to the measure, or used alone: a claim's case reserve on top of what was paid. */
  readonly plus?: RequestPath
  /** Subtracted from the measure first: debts from assets. */
  readonly minus?: RequestPath
  readonly above: number
  readonly outcome: 'refer' | 'decline'
  readonly reason: string
}

export const crossedGuidelines = (
  guidelines: readonly Guideline[],
  request: QuoteRequest,
  today: CalendarDate,
): readonly Guideline[] =>
  guidelines.filter(({ lines, applies, measure, plus, minus, above }) => {
    if (lines && !lines.includes(request.line)) return false
    if (!appliesTo(applies, { class: request.class, state: request.business.state })) return false
    const value = isNamed(measure) ? measures[measure](request, today) : amountAt(request, measure)
    const addend = plus && amountAt(request, plus)
    const subtrahend = (minus && amountAt(request, minus)) ?? 0
    return (value !== undefined || addend !== undefined) && (value ?? 0) + (addend ?? 0) - subtrahend > above
  })
