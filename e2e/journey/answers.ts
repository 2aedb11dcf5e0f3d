import { insuranceTypes } from '@coverwright/catalogue/lines/insurance-types'
import { pickedType } from '@coverwright/catalogue/lines/picked-type'
import type { Answers } from '@coverwright/core/answers/answers'
import { writeAnswer } from '@coverwright/core/answers/answers'
import { daysAfter } from '@coverwright/core/rules/calendar'
import { todayAt } from '../../apps/web/src/features/quote/today.ts'

/** A business and its answers; fields that are not listed get a plain answer of their type. */
export type Business = {
  /** What a person would type to find the trade, and the name of that trade. */
  readonly trade: { readonly query: string; readonly name: string }
  /** Names of the types of insurance that it picks. */
  readonly insurance: readonly string[]
  /**
   * By field path; whole records too: `coverage: { … }`, `'coverage.deductible'`, and for every item
   * `'item.zip_code'`.
   */
  readonly answers: Answers
}

/** Today in the site's time zone. */
export const today = todayAt('America/Chicago')

export const selectedTypes = (names: readonly string[]) =>
  insuranceTypes.filter(({ name }) => names.includes(name)).map(pickedType)

/** All answers of the business, including the types of insurance, as they are stored. */
export const answersOf = ({ answers, insurance }: Business): Answers =>
  Object.entries({ ...answers, insurance_types: selectedTypes(insurance) }).reduce<Answers>(
    (all, [path, answer]) => writeAnswer(all, path, answer),
    {},
  )

const shop = {
  street: '1840 Ogden Avenue',
  zip_code: '60540',
  city: 'Naperville',
  state: 'IL',
  occupancy: 'lease',
  square_feet: 1800,
  employees: 7,
  buildings: [
    {
      contents_value: 80_000,
      year_built: 1955,
      stories: 1,
      construction: 'masonry_metal',
      protection: ['fire_alarm', 'burglar_alarm'],
    },
  ],
} as const

const owner: Answers = {
  zip_code: '60540',
  business_type: 'llc',
  years_business_started: 2012,
  fulltime_employees: 4,
  parttime_employees: 3,
  coverage: {
    effective_date: daysAfter(today, 21),
    liability_limit: '1m_2m',
    deductible: '500',
    property_deductible: '1000',
  },
  locations: [shop],
  contact_first_name: 'Ruth',
  contact_last_name: 'Okafor',
  contact_email: 'ruth@example.com',
  contact_phone: '6305550112',
  mailing_address: { street: '20 W Jefferson Ave', zip_code: '60540', city: 'Naperville', state: 'IL' },
  employer_id: '36-4820917',
}

/**
 * One insurer quotes it, one refers it because of the ovens, and one declines it because the fire station is too far.
 */
export const bakery: Business = {
  trade: { query: 'bakry', name: 'Bakery' },
  insurance: ['General Liability', 'Business Owners Policy'],
  answers: {
    ...owner,
    class_code_ref: 'CW311811A',
    company_name: 'Okafor Bakery LLC',
    annual_revenue: 420_000,
    annual_payroll: 130_000,
    business_description: 'We bake bread and cakes and sell them in our own shop.',
    bop: {
      liberty: { uw_questions: [{ id: 'old_wiring', answer: 'No' }] },
      cna: { uw_questions: [{ id: 'station_miles', answer: 14 }] },
    },
  },
}

/** An office within the appetite of all three insurers of a BOP. */
export const accountant: Business = {
  trade: { query: 'cpa', name: 'CPA firm' },
  insurance: ['Business Owners Policy'],
  answers: {
    ...owner,
    class_code_ref: 'CW541211A',
    company_name: 'Okafor & Daughters CPA',
    annual_revenue: 310_000,
    annual_payroll: 120_000,
    business_description: 'We keep books and file taxes for small firms.',
  },
}
