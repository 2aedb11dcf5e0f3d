import type { Answers } from '@coverwright/core/answers/answers'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { carriedAnswers } from '../renewals/expiring.ts'

/** Last year's application of a firm of four. Only tests import this file. */

const attorney = (id: string, first_name: string, last_name: string, employment_type = 'full_time') => ({
  id,
  first_name,
  last_name,
  designation: 'partner',
  year_admitted: 2004,
  bar_states: ['IL'],
  hire_date: '2015-03-01',
  employment_type,
  weekly_hours: employment_type === 'part_time' ? 20 : 45,
  specialty: 'estates_probate_and_wills',
  prior_acts_approval: 'No',
})

export const firm: Answers = {
  class_code_ref: 'CW541110A',
  zip_code: '60611',
  business_type: 'llp',
  company_name: 'Alder & Finch',
  annual_revenue: 900_000,
  annual_payroll: 300_000,
  fulltime_employees: 5,
  parttime_employees: 1,
  contact_first_name: 'Helen',
  contact_last_name: 'Alder',
  mailing_address: { street: '330 North Wabash Avenue', zip_code: '60611', city: 'Chicago', state: 'IL' },
  insurance_types: [{ uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000004' }, { uuid: '5b0c6f1e-7a52-4c8e-9d3b-000000000008' }],
  coverage: { effective_date: '2026-01-31' },
  pl: {
    has_additional_insureds: 'No',
    aig: {
      existing_pl_insurance: 'Yes',
      expiry_date: '2026-01-31',
      full_prior_acts: 'No',
      prior_acts_date: '2012-01-31',
      continuous_coverage: 'Yes',
      current_premium: 7000,
      current_limit: '500000_1000000',
      cover: { limit: '1000000_2000000', deductible: '5000', deductible_applies: 'claim', expenses: 'outside' },
      non_lawyer_prevalence: 'No',
      has_other_offices: 'No',
      firm: {
        docket: 'two_systems',
        conflicts: 'software',
        engagement_letters: 'always',
        non_engagement_letters: 'sometimes',
        disengagement_letters: 'always',
        fee_suits: 0,
      },
      losses: { any: 'No', known_circumstance: 'No', disciplined: 'No' },
      attorneys: [
        attorney('a1', 'Helen', 'Alder'),
        attorney('a2', 'Miles', 'Finch'),
        attorney('a3', 'Priya', 'Raman'),
        attorney('a4', 'Jonas', 'Weiss', 'part_time'),
      ],
      outsourced_attorneys: 'No',
      provided_services_ineligible_aops: 'No',
      practice_areas: [
        { id: 'p1', area: 'estates_probate_and_wills', percent: 55 },
        { id: 'p2', area: 'real_estate_residential', percent: 30 },
        { id: 'p3', area: 'corporate_formation', percent: 15 },
      ],
      supplements: { general: { outside_interests: 'No', client_funds: 'No' } },
    },
  },
}

export const term = { began: '2026-01-31', ends: '2027-01-31' }

/** The renewal of an application, with answers of this year laid over what was carried. */
export function renewing(
  expiring: Answers,
  change: (carried: Answers) => Answers = (carried) => carried,
  switches: Readonly<Record<string, boolean>> = {},
): FlowContext & { readonly carried: Answers } {
  const carriedOver = carriedAnswers(expiring, term, ['pl'])
  return {
    answers: change(carriedOver),
    carried: carriedOver,
    facts: { state: 'IL', naics6: '541110', expiring_on: term.ends, document_hash: 'h1' },
    sets: {},
    switches,
    today: '2026-12-20',
  }
}
