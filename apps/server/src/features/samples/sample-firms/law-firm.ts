import type { Answers } from '@coverwright/core/answers/answers'
import { overlayAnswers } from '@coverwright/core/answers/overlay-answers'
import { businessAnswers, type SampleBusiness, type SampleTerm } from './sample-firm.ts'

type Designation = 'sole' | 'partner' | 'member' | 'shareholder' | 'employed'

export type SampleAttorney = {
  readonly name: readonly [first: string, last: string]
  readonly designation: Designation
  readonly admitted: number
  readonly states: readonly string[]
  readonly hired: string
  /** A week; up to 25 are part-time. */
  readonly hours: number
  readonly specialty: string
  /** The date that an insurer gave this attorney only. */
  readonly ownDate?: string
}

export type SampleLawFirm = SampleBusiness & {
  readonly attorneys: readonly SampleAttorney[]
  /** Areas of practice with their share of the income; none where the firm did work that is not insured. */
  readonly areas: Readonly<Record<string, number>>
  /** Differences from an ordinary firm, below `pl`. */
  readonly pl?: (term: SampleTerm) => Answers
}

/** An ordinary firm: insured before, orderly, no claims. */
const usual = ({ began }: SampleTerm): Answers => ({
  existing_pl_insurance: 'Yes',
  insurer: 'Harbor Bar Mutual',
  expiry_date: began,
  current_limit: '1000000_1000000',
  full_prior_acts: 'Yes',
  continuous_coverage: 'Yes',
  past_insurance: 'No',
  cancelled: 'No',
  cover: { limit: '1000000_1000000', deductible: '5000', deductible_applies: 'claim', expenses: 'inside' },
  non_lawyer_prevalence: 'No',
  has_other_offices: 'No',
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
    largest_client: 12,
  },
  losses: { any: 'No', known_circumstance: 'No', disciplined: 'No' },
  outsourced_attorneys: 'No',
  provided_services_ineligible_aops: 'No',
  supplements: {
    general: { outside_interests: 'No', client_funds: 'Yes', largest_account: 120_000 },
    collections: {
      side: 'creditors',
      accounts: 40,
      staff_per_attorney: 1,
      attorney_reviews: 'Yes',
      payments_before_suit: 'No',
    },
    estates: { largest_estate: 2_500_000, fiduciary: 'No', beneficiary: 'No' },
    family: { qdro: 'Yes', qdro_by: 'specialist', largest_estate: 1_500_000 },
    financial: { services: ['loan_closings'], board_seat: 'No', troubled_client: 'No' },
    ip: { docket_audit: 'Yes', foreign_filings: 'No', renewal_fees: 'No' },
    plaintiff: {
      cases_filed: 18,
      cases_settled: 24,
      cases_per_attorney: 30,
      average_case: 45_000,
      largest_case: 400_000,
      statute_checks: 'Yes',
    },
    real_estate: {
      closings: 60,
      average_deal: 340_000,
      largest_deal: 1_400_000,
      escrow: 'No',
      own_investment: 'No',
      title_agency: 'No',
    },
    securities: { clients: 'private', deals: 1, largest_deal: 900_000, offering_documents: 'No' },
    entertainment: { money_handling: 'No', finds_work: 'No' },
  },
})

/**
 * A law firm's whole application of last year. Answers to questions that it was not asked are included, and dropped
 * later.
 */
export function lawFirmAnswers(firm: SampleLawFirm, term: SampleTerm): Answers {
  const own = overlayAnswers(usual(term), {
    firm: { billings_before: Math.round(firm.revenue * 0.96) },
    attorneys: firm.attorneys.map(attorneyAnswers),
    practice_areas: Object.entries(firm.areas).map(([area, percent], index) => ({
      id: `p${index + 1}`,
      area,
      percent,
    })),
  })
  const pl: Answers = { has_additional_insureds: 'No', aig: own }
  return {
    ...businessAnswers(firm, term),
    class_code_ref: 'CW541110A',
    pl: overlayAnswers(pl, firm.pl?.(term) ?? {}),
  }
}

const partTimeHours = 25

const attorneyAnswers = (
  { name, designation, admitted, states, hired, hours, specialty, ownDate }: SampleAttorney,
  index: number,
): Answers => ({
  id: `a${index + 1}`,
  first_name: name[0],
  last_name: name[1],
  designation,
  year_admitted: admitted,
  bar_states: states,
  hire_date: hired,
  employment_type: hours > partTimeHours ? 'full_time' : 'part_time',
  weekly_hours: hours,
  specialty,
  prior_acts_approval: ownDate === undefined ? 'No' : 'Yes',
  ...(ownDate === undefined ? {} : { prior_acts_date: ownDate }),
})
