import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { CarrierClass } from '@coverwright/contract/carrier-contract/business-class'

/** The Friday on which all tests happen. */
export const today = '2026-11-20'
export const clock = () => new Date(`${today}T15:00:00Z`)

const trade = (class_code_ref: string, industry: string, hazard: number, traits: readonly string[]): CarrierClass => ({
  class_code_ref,
  naics6: class_code_ref.slice(2, 8),
  industry,
  traits: [...traits],
  hazard,
})

export const classes = {
  accountant: trade('CW541211A', 'professional', 1, ['office', 'advice']),
  clothing: trade('CW458110A', 'retail', 2, ['retail', 'stock']),
  bakery: trade('CW311811A', 'food', 2, ['food', 'cooking', 'retail']),
  bar: trade('CW722410A', 'food', 4, ['food', 'alcohol']),
  salon: trade('CW812113A', 'personal-care', 2, ['personal-care']),
  gym: trade('CW713940A', 'recreation', 3, ['fitness']),
  plumber: trade('CW238220A', 'construction', 3, ['contractor', 'installs', 'hot-work']),
  roofer: trade('CW238160A', 'construction', 5, ['contractor', 'height']),
} as const

type Changes = {
  readonly line?: string
  readonly class?: Omit<CarrierClass, 'traits'> & { readonly traits: readonly string[] }
  readonly business?: Partial<QuoteRequest['business']>
  readonly coverage?: Partial<QuoteRequest['coverage']>
  readonly claims?: QuoteRequest['claims']
  readonly uw_questions?: QuoteRequest['uw_questions']
  readonly details?: QuoteRequest['details']
}

/** A sound clothing shop in Texas that every sample insurer accepts, with `changes`. */
export const requestFor = (changes: Changes = {}): QuoteRequest => ({
  request_id: 'request-1',
  line: changes.line ?? 'bop',
  class: { ...classes.clothing, ...changes.class, traits: [...(changes.class ?? classes.clothing).traits] },
  business: {
    company_name: 'Tidewell Apparel',
    business_type: 'llc',
    zip_code: '78701',
    state: 'TX',
    annual_revenue: 600_000,
    annual_payroll: 180_000,
    fulltime_employees: 4,
    years_business_started: 6,
    ...changes.business,
  },
  coverage: {
    effective_date: '2026-12-01',
    occurrence_limit: 1_000_000,
    aggregate_limit: 2_000_000,
    deductible: 1000,
    contents_value: 120_000,
    building_value: 0,
    occupancy: 'lease',
    square_feet: 2400,
    year_built: 2004,
    stories: 1,
    ...changes.coverage,
  },
  claims: changes.claims ?? { any: 'No', list: [] },
  uw_questions: changes.uw_questions ?? [],
  details: changes.details ?? {},
})

export const claim = (date: string, paid: number, open: 'Yes' | 'No' = 'No') => ({ date, paid, open })
