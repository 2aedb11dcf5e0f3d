import type { QuoteRequest } from '@coverwright/contract/carriers'
import type { CalendarDate } from '@coverwright/core/flow/rule'
import type { RequestPath } from './amounts.ts'
import { amountAt } from './amounts.ts'
import { appliesTo } from './applies.ts'
import { daysBetween } from './calendar.ts'
import { claimCount, claimsPaid } from './losses.ts'
import type { Applies } from './rated-question.ts'

const reported = ({ claims }: QuoteRequest) => (claims.any === 'Yes' ? claims.list : [])

/** What a guideline may look at. Undefined: not known for this request, and then the guideline says nothing. */
const measures = {
  annual_revenue: ({ business }) => business.annual_revenue,
  annual_payroll: ({ business }) => business.annual_payroll,
  employees: ({ business }) => business.fulltime_employees + (business.parttime_employees ?? 0),
  property_value: ({ coverage }) => (coverage.contents_value ?? 0) + (coverage.building_value ?? 0),
  square_feet: ({ coverage }) => coverage.square_feet,
  stories: ({ coverage }) => coverage.stories,
  building_age: ({ coverage }, today) =>
    coverage.year_built === undefined ? undefined : Number(today.slice(0, 4)) - coverage.year_built,
  claims_in_3_years: (request, today) => claimCount(reported(request), 3, today),
  paid_in_3_years: (request, today) => claimsPaid(reported(request), 3, today),
  /** 1 when an insurer declined, cancelled or did not renew. Missouri lets no insurer ask, so none may weigh it there. */
  cancelled: ({ business, claims }) =>
    claims.cancelled === undefined || business.state === 'MO' ? undefined : Number(claims.cancelled === 'Yes'),
  open_claims: (request) => reported(request).filter(({ open }) => open === 'Yes').length,
  /** How much younger than three years the business is, owner's own years in the trade counted in. */
  years_short_of_3: ({ business }) => 3 - Math.max(business.years_business_started, business.years_experience ?? 0),
  days_ahead: ({ coverage }, today) => daysBetween(today, coverage.effective_date),
  days_back: ({ coverage }, today) => daysBetween(coverage.effective_date, today),
} satisfies Record<string, (request: QuoteRequest, today: CalendarDate) => number | undefined>

const isNamed = (measure: string): measure is keyof typeof measures => Object.hasOwn(measures, measure)

/** A threshold of the insurer's underwriting guide. `reason` speaks to the applicant. */
export type Guideline = {
  readonly code: string
  readonly lines?: readonly string[]
  readonly applies?: Applies
  readonly measure: keyof typeof measures | RequestPath
  /** Added to the measure, and enough by itself: what is set aside for a claim beside what was paid. */
  readonly plus?: RequestPath
  /** Taken off the measure first: what is owed beyond what is owned. */
  readonly minus?: RequestPath
  readonly above: number
  readonly outcome: 'refer' | 'decline'
  readonly reason: string
}

export const crossed = (
  guidelines: readonly Guideline[],
  request: QuoteRequest,
  today: CalendarDate,
): readonly Guideline[] =>
  guidelines.filter(({ lines, applies, measure, plus, minus, above }) => {
    if (lines && !lines.includes(request.line)) return false
    if (!appliesTo(applies, { class: request.class, state: request.business.state })) return false
    const value = isNamed(measure) ? measures[measure](request, today) : amountAt(request, measure)
    const added = plus && amountAt(request, plus)
    const taken = (minus && amountAt(request, minus)) ?? 0
    return (value !== undefined || added !== undefined) && (value ?? 0) + (added ?? 0) - taken > above
  })
