import type { QuoteRequest } from '@coverwright/contract/carrier-contract'

type Details = QuoteRequest['details']
type Overrides = Readonly<Record<string, unknown>>
/** A small company’s answers for each of the management lines. */
export const directors = (more: Overrides = {}): Details => ({
  directors_and_officers: {
    finances: {
      total_assets: 250_000,
      current_assets: 150_000,
      total_liabilities: 90_000,
      current_liabilities: 60_000,
    },
    funding: { vc_funding: 'No', convertible_notes: 'No', next_raise: 'No', public_offering: ['none'] },
    ownership: 'founders',
    stakeholders: [{ name: 'Ann Lee' }, { name: 'Bo Diaz' }],
    management: { years_together: 3, merger: 'No', accounts: 'compiled', account_trouble: ['none'] },
    losses: { any: 'No', inquiries: ['none'], circumstances: 'No' },
    limit: '1000000',
    retention: '10000',
    ...more,
  },
})
export const midSize = {
  finances: {
    total_assets: 4_000_000,
    current_assets: 2_000_000,
    total_liabilities: 1_500_000,
    current_liabilities: 900_000,
  },
}
export const startUp = {
  finances: {
    total_assets: 6_000_000,
    current_assets: 5_800_000,
    total_liabilities: 400_000,
    current_liabilities: 200_000,
    runway_months: 18,
  },
  funding: { vc_funding: 'Yes', total_raised: 8_000_000, last_round: 'seed', public_offering: ['none'] },
}

export const people = (more: Overrides = {}): Details => ({
  epli: {
    others: { seasonal: 0, leased: 0, contractors: 0 },
    other_states: 'No',
    paid_over_100k: 0,
    left: { quit: 1, dismissed: 0 },
    layoffs: 'No',
    merger: 'No',
    practices: ['handbook', 'anti_harassment', 'complaint_procedure', 'at_will'],
    training: 'on_hire',
    dismissal_review: 'manager',
    exposures: ['none'],
    claims: { any: 'No' },
    circumstances: 'No',
    third_party: 'No',
    limit: '1000000',
    retention: '10000',
    ...more,
  },
})

export const plans = (more: Overrides = {}): Details => ({
  fid: {
    employee_benefits: 'Yes',
    plan_types: ['health_and_wellness', 'defined_contribution'],
    health_funding: 'insured',
    plans: [{ active: 20, others: 3 }],
    assets: {
      this_year: 1_200_000,
      employer_stock_percent: 0,
      investment_advice: 'adviser',
      fees_compared: 'longer_ago',
      bonded: 'Yes',
    },
    compliance: ['none'],
    plan_changes: 'No',
    claims: { any: 'No' },
    circumstances: 'No',
    limit: '1000000',
    retention: '1000',
    ...more,
  },
})
