// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { Answers } from '@coverwright/core/answers/answers'
import type { GoldenBusiness } from './golden-trails/businesses.ts'

/** A careful firm's answers, whatever its size. */
const carefulFirm: Answers = {
  billings_before: 280_000,
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
}

const noLosses: Answers = { any: 'No', known_circumstance: 'No', disciplined: 'No' }

const neverIneligible: Answers = { provided_services_ineligible_aops: 'No' }

const insuredSince = (prior_acts_date: string): Answers => ({
  existing_pl_insurance: 'Yes',
  insurer: 'Prairie Lawyers Mutual',
  expiry_date: '2026-12-31',
  current_limit: '500000_1000000',
  current_premium: 2400,
  full_prior_acts: 'No',
  prior_acts_date,
  continuous_coverage: 'Yes',
  cancelled: 'No',
})

const cover = (limit: string, deductible: string): Answers => ({
  limit,
  deductible,
  deductible_applies: 'claim',
  expenses: 'inside',
})

const attorney = (first_name: string, last_name: string, designation: string, more: Answers): Answers => ({
  first_name,
  last_name,
  designation,
  employment_type: 'full_time',
  weekly_hours: 40,
  prior_acts_approval: 'No',
  ...more,
})

const firm = (
  name: string,
  zip: string,
  form: string,
  since: number,
  people: readonly [number, number],
  money: readonly [number, number],
  aig: Answers,
): GoldenBusiness => ({
  name,
  trade: 'CW541110A',
  zip,
  lines: ['pl'],
  form,
  since,
  people,
  money,
  answers: {
    years_experience: 12,
    pl: {
      has_additional_insureds: 'No',
      aig: { ...neverIneligible, losses: noLosses, ...aig },
      cna: { uw_questions: [{ id: 'staff_drafts_read', answer: 'Yes' }] },
    },
  },
})

/** A sole practitioner with nothing special, like most applicants. */
export const soloLawyer = firm('solo-lawyer', '43215', 'sole_proprietor', 2014, [1, 0], [190_000, 0], {
  ...insuredSince('2014-02-01'),
  cover: cover('500000_1000000', '2500'),
  firm: { ...carefulFirm, billings_before: 175_000 },
  non_lawyer_prevalence: 'No',
  has_other_offices: 'No',
  attorneys: [
    attorney('Ruth', 'Okafor', 'sole', {
      year_admitted: 2009,
      bar_states: ['OH'],
      hire_date: '2014-02-01',
      specialty: 'criminal_defense',
    }),
  ],
  outsourced_attorneys: 'No',
  practice_areas: [
    { area: 'criminal_defense', percent: 70 },
    { area: 'traffic_and_driving_offenses', percent: 30 },
  ],
  supplements: { general: { outside_interests: 'No', client_funds: 'No' } },
})

/** Two partners, an associate from another firm with her own date, a junior, and a part-timer. */
export const fiveLawyers = firm('five-lawyers', '60602', 'llp', 2006, [8, 2], [1_600_000, 640_000], {
  ...insuredSince('2012-01-01'),
  current_limit: '1000000_1000000',
  current_premium: 14_500,
  cover: cover('1000000_1000000', '5000'),
  firm: { ...carefulFirm, billings_before: 1_450_000, largest_client: 18 },
  non_lawyer_prevalence: 'No',
  has_other_offices: 'Yes',
  other_offices: [{ city: 'Naperville', state: 'IL', attorneys: 1 }],
  attorneys: [
    attorney('Ruth', 'Okafor', 'partner', {
      year_admitted: 1998,
      bar_states: ['IL', 'WI'],
      hire_date: '2006-03-01',
      specialty: 'business_transactions_and_contracts',
    }),
    attorney('Samuel', 'Tran', 'partner', {
      year_admitted: 2001,
      bar_states: ['IL'],
      hire_date: '2006-03-01',
      specialty: 'real_estate_residential',
    }),
    attorney('Elena', 'Marsh', 'employed', {
      year_admitted: 2010,
      bar_states: ['IL', 'IN'],
      hire_date: '2019-09-16',
      specialty: 'divorce_custody_and_support',
      prior_acts_approval: 'Yes',
      prior_acts_date: '2015-05-01',
    }),
    attorney('Noah', 'Bright', 'employed', {
      year_admitted: 2023,
      bar_states: ['IL'],
      hire_date: '2024-02-29',
      specialty: 'estates_probate_and_wills',
    }),
    attorney('Grace', 'Lindqvist', 'employed', {
      year_admitted: 2004,
      bar_states: ['IL'],
      hire_date: '2011-08-22',
      employment_type: 'part_time',
      weekly_hours: 20,
      specialty: 'estates_probate_and_wills',
    }),
  ],
  outsourced_attorneys: 'Yes',
  outsourced_attorneys_kinds: ['of_counsel'],
  outsourced_attorneys_count: 1,
  outsourced_attorneys_hours: 240,
  outsourced_attorneys_services: ['research', 'drafting'],
  outsourced_attorneys_supervised: 'Yes',
  outsourced_attorneys_billed: 'Yes',
  outsourced_attorneys_insured: 'Yes',
  practice_areas: [
    { area: 'business_transactions_and_contracts', percent: 35 },
    { area: 'estates_probate_and_wills', percent: 25 },
    { area: 'real_estate_residential', percent: 20 },
    { area: 'divorce_custody_and_support', percent: 20 },
  ],
  supplements: {
    general: { outside_interests: 'No', client_funds: 'No' },
    estates: { largest_estate: 2_400_000, fiduciary: 'No', beneficiary: 'No' },
    family: { qdro: 'Yes', qdro_by: 'specialist', largest_estate: 1_100_000 },
    real_estate: {
      closings: 90,
      average_deal: 380_000,
      largest_deal: 1_200_000,
      escrow: 'Yes',
      escrow_reconciled: 'Yes',
      wires_called_back: 'Yes',
      own_investment: 'No',
      title_agency: 'No',
    },
  },
})

/** Because of securities work three years ago one insurer declines and another refers it. */
export const ineligibleArea = firm('securities-lawyers', '80202', 'pllc', 2011, [3, 1], [720_000, 260_000], {
  ...insuredSince('2013-07-01'),
  cover: cover('1000000_2000000', '5000'),
  firm: { ...carefulFirm, billings_before: 690_000, largest_client: 22 },
  non_lawyer_prevalence: 'No',
  has_other_offices: 'No',
  attorneys: [
    attorney('Ruth', 'Okafor', 'member', {
      year_admitted: 2003,
      bar_states: ['CO'],
      hire_date: '2011-01-10',
      specialty: 'corporate_mergers_and_acquisitions',
    }),
    attorney('Miles', 'Hart', 'member', {
      year_admitted: 2007,
      bar_states: ['CO', 'UT'],
      hire_date: '2013-07-01',
      specialty: 'business_transactions_and_contracts',
    }),
  ],
  outsourced_attorneys: 'No',
  provided_services_ineligible_aops: 'Yes',
  ineligible_areas_of_practice: ['securities', 'large_mergers'],
})

/** Opened this year; its work is not insured yet. */
export const newFirm = firm('new-law-firm', '37203', 'pllc', 2026, [2, 0], [150_000, 60_000], {
  existing_pl_insurance: 'No',
  past_insurance: 'No',
  cancelled: 'No',
  cover: cover('250000_500000', '1000'),
  firm: { ...carefulFirm, billings_before: 0, docket: 'one_system', largest_client: 25 },
  non_lawyer_prevalence: 'No',
  has_other_offices: 'No',
  attorneys: [
    attorney('Ruth', 'Okafor', 'member', {
      year_admitted: 2018,
      bar_states: ['TN'],
      hire_date: '2026-04-01',
      specialty: 'immigration_family_and_humanitarian',
    }),
  ],
  outsourced_attorneys: 'No',
  practice_areas: [
    { area: 'immigration_family_and_humanitarian', percent: 80 },
    { area: 'divorce_custody_and_support', percent: 20 },
  ],
  supplements: {
    general: { outside_interests: 'No', client_funds: 'No' },
    family: { qdro: 'No', largest_estate: 150_000 },
  },
})

/** Realistic law firms; the same in trails, samples and journeys. */
export const lawFirms: readonly GoldenBusiness[] = [soloLawyer, fiveLawyers, ineligibleArea, newFirm]
