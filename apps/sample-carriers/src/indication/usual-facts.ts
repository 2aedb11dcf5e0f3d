import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { CalendarDate } from '@coverwright/core/rules/rule'

/** The usual answers at the low and the high end; an absent end has none. */
export type Usual<T> = { readonly low?: T; readonly high?: T }

/** An answer under its path within `details`. */
export type UsualDetail = Usual<unknown> & { readonly path: string }

/** What is usual for a business of this class and size, for answers not given yet. */
export type UsualFacts = {
  readonly coverage?: Usual<Partial<QuoteRequest['coverage']>>
  readonly details?: readonly UsualDetail[]
}

/**
 * Undefined if it cannot be guessed.
 * @param request the known answers, with usual figures for the business as a whole
 */
export type UsualFactsOf = (
  request: QuoteRequest,
  today: CalendarDate,
  counts: { readonly vehicle_count?: number },
) => UsualFacts | undefined

/** The open answers together move the price this much, unless the answers so far move it more. */
export const usualAnswers = { low: 0.75, high: 1.35 } as const

/** A range with a higher ratio of high to low says nothing and is not shown. */
export const widestRange = 4

/** A business without answers yet: small, and in the trade for some years. */
export const usualBusiness = {
  low: {
    company_name: 'Not named',
    business_type: 'llc',
    zip_code: '00000',
    annual_revenue: 100_000,
    annual_payroll: 30_000,
    fulltime_employees: 1,
    years_business_started: 10,
  },
  high: {
    company_name: 'Not named',
    business_type: 'llc',
    zip_code: '00000',
    annual_revenue: 500_000,
    annual_payroll: 200_000,
    fulltime_employees: 5,
    years_business_started: 0,
  },
} as const

/** At the high end, one claim two years ago. */
export const usualClaims = (daysAgo: (days: number) => CalendarDate): Required<Usual<QuoteRequest['claims']>> => ({
  low: { any: 'No', list: [] },
  high: { any: 'Yes', list: [{ date: daysAgo(730), paid: 10_000 }] },
})
