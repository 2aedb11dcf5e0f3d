import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { type Answers, writeAnswer } from '@coverwright/core/answers/answers'
import { requestFor } from './requests.ts'

const lawOffice = {
  class_code_ref: 'CW541110A',
  naics6: '541110',
  industry: 'professional',
  traits: ['office', 'advice'],
  hazard: 1,
} as const

const attorney = (id: string, hire_date: string, more: Answers = {}): Answers => ({
  id,
  first_name: 'Avery',
  last_name: `Lane ${id}`,
  designation: 'partner',
  year_admitted: 2005,
  bar_states: ['TX'],
  hire_date,
  employment_type: 'full_time',
  weekly_hours: 40,
  specialty: 'criminal_defense',
  prior_acts_approval: 'No',
  ...more,
})

/** Attorneys who all joined on one day. */
export const crew = (count: number, hired = '2015-03-01', more: Answers = {}): readonly Answers[] =>
  Array.from({ length: count }, (_, index) => attorney(String(index + 1), hired, more))

const shares = (...areas: readonly (readonly [string, number])[]) =>
  areas.map(([area, percent], index) => ({ id: String(index), area, percent }))

/** The answers of a well-run firm. */
const sound: Answers = {
  cover: { limit: '1000000_1000000', deductible: '5000', deductible_applies: 'claim', expenses: 'inside' },
  existing_pl_insurance: 'Yes',
  insurer: 'Old Bar Mutual',
  expiry_date: '2026-12-01',
  full_prior_acts: 'No',
  prior_acts_date: '2012-05-01',
  continuous_coverage: 'Yes',
  cancelled: 'No',
  non_lawyer_prevalence: 'No',
  firm: {
    headcount_changed: 'No',
    shares_office: 'No',
    has_predecessors: 'No',
    foreign_work: 'No',
    docket: 'two_systems',
    conflicts: 'software',
    engagement_letters: 'always',
    non_engagement_letters: 'always',
    disengagement_letters: 'sometimes',
    solo_backup: 'Yes',
    fee_suits: 0,
    largest_client: 10,
  },
  losses: { any: 'No', known_circumstance: 'No', disciplined: 'No' },
  outsourced_attorneys: 'No',
  provided_services_ineligible_aops: 'No',
}

type Firm = { readonly business: Partial<QuoteRequest['business']>; readonly aig: Answers }

const startOfFirm = {
  existing_pl_insurance: 'No',
  insurer: undefined,
  expiry_date: undefined,
  full_prior_acts: undefined,
  prior_acts_date: undefined,
  continuous_coverage: undefined,
} satisfies Answers

const business = (more: Partial<QuoteRequest['business']>): Firm['business'] => ({
  company_name: 'Lane & Lane',
  state: 'TX',
  years_business_started: 12,
  ...more,
})

/** Law firms from the smallest to the largest usual size. */
const lawFirms = {
  /** One lawyer, first year, never insured, at the smallest limit. */
  newSolo: {
    business: business({
      annual_revenue: 90_000,
      fulltime_employees: 1,
      years_business_started: 0,
      years_experience: 4,
    }),
    aig: {
      ...sound,
      ...startOfFirm,
      cover: { limit: '100000_300000', deductible: '1000', deductible_applies: 'claim', expenses: 'inside' },
      attorneys: crew(1, '2026-11-01', { designation: 'sole' }),
      practice_areas: shares(['criminal_defense', 70], ['immigration_family_and_humanitarian', 30]),
    },
  },
  solo: {
    business: business({ annual_revenue: 220_000, fulltime_employees: 2 }),
    aig: {
      ...sound,
      attorneys: crew(1, '2012-05-01', { designation: 'sole' }),
      practice_areas: shares(['divorce_custody_and_support', 60], ['estates_probate_and_wills', 40]),
    },
  },
  five: {
    business: business({ annual_revenue: 1_600_000, fulltime_employees: 9 }),
    aig: {
      ...sound,
      attorneys: crew(5),
      practice_areas: shares(
        ['business_transactions_and_contracts', 40],
        ['civil_litigation_defense', 30],
        ['real_estate_residential', 30],
      ),
    },
  },
  injuries: {
    business: business({ annual_revenue: 1_600_000, fulltime_employees: 9 }),
    aig: {
      ...sound,
      attorneys: crew(5),
      practice_areas: shares(['personal_injury_plaintiff', 80], ['workers_compensation_injured_worker', 20]),
    },
  },
  eleven: {
    business: business({ annual_revenue: 4_200_000, fulltime_employees: 22 }),
    aig: { ...sound, attorneys: crew(11), practice_areas: shares(['insurance_defense', 100]) },
  },
} as const satisfies Readonly<Record<string, Firm>>

export type LawFirm = keyof typeof lawFirms

export type Changed = {
  readonly business?: Firm['business']
  /** Answers by their path below `pl.aig`; undefined removes one. */
  readonly answers?: Readonly<Record<string, unknown>>
  readonly renewal?: QuoteRequest['renewal']
  /** The answers that a renewal asks again each year. */
  readonly thisYear?: Answers
  readonly effective_date?: string
}

const withoutBlanks = (answers: unknown): unknown => JSON.parse(JSON.stringify(answers))

/** The request of one of the firms, with `changes`. */
export function lawRequest(
  firm: LawFirm,
  { business: more, answers = {}, renewal, thisYear, effective_date }: Changed = {},
) {
  const base: Answers = lawFirms[firm].aig
  const aig = Object.entries(answers).reduce<Answers>((all, [path, answer]) => writeAnswer(all, path, answer), base)
  const request = requestFor({
    line: 'pl',
    class: lawOffice,
    business: { ...lawFirms[firm].business, ...more },
    coverage: effective_date ? { effective_date } : {},
    claims: { list: [] },
    details: { pl: { aig: withoutBlanks(aig) }, ...(thisYear ? { renewal: thisYear } : {}) },
  })
  return renewal ? { ...request, renewal } : request
}
