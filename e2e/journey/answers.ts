import type { Answers } from '@coverwright/core/answers/answers'

/** Answers of one business by field path, as they are stored; whatever is not here gets a plain answer of its type. */
export type Business = {
  /** What a person would type to find the trade, and the trade found. */
  readonly trade: { readonly words: string; readonly name: string }
  /** Names of the types of insurance picked. */
  readonly insurance: readonly string[]
  readonly answers: Answers
}

const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const building = {
  contents_value: 80_000,
  year_built: 1955,
  stories: 1,
  construction: 'masonry_metal',
  protection: ['fire_alarm', 'burglar_alarm'],
} as const

/** One building, as it is stored and by the fields that ask about it. */
const buildings: Answers = {
  'item.buildings': [{ id: 'r1', ...building }],
  ...Object.fromEntries(Object.entries(building).map(([name, answer]) => [`item.buildings.0.${name}`, answer])),
}

const owner = {
  ...buildings,
  'item.zip_code': '60540',
  'item.city': 'Naperville',
  'item.state': 'IL',
  'item.occupancy': 'lease',
  'item.square_feet': 1800,
  'item.employees': 7,
  business_type: 'llc',
  years_business_started: 2012,
  fulltime_employees: 4,
  parttime_employees: 3,
  'coverage.effective_date': dayFromNow(21),
  'coverage.liability_limit': '1m_2m',
  'coverage.deductible': '500',
  'coverage.property_deductible': '1000',
  contact_first_name: 'Ruth',
  contact_last_name: 'Okafor',
  contact_email: 'ruth@example.com',
  contact_phone: '6305550112',
  'mailing_address.street': '20 W Jefferson Ave',
  'mailing_address.zip_code': '60540',
  'mailing_address.city': 'Naperville',
  'mailing_address.state': 'IL',
  employer_id: '36-4820917',
} as const

/** One insurer quotes it, one refers it because of the ovens, one declines it because the fire station is far. */
export const bakery: Business = {
  trade: { words: 'bakry', name: 'Bakery' },
  insurance: ['General Liability', 'Business Owners Policy'],
  answers: {
    ...owner,
    class_code_ref: 'CW311811A',
    zip_code: '60540',
    company_name: 'Okafor Bakery LLC',
    annual_revenue: 420_000,
    annual_payroll: 130_000,
    business_description: 'We bake bread and cakes and sell them in our own shop.',
    'bop.liberty.uw_questions[old_wiring]': 'No',
    'bop.cna.uw_questions[station_miles]': 14,
  },
}

/** An office that all three insurers of a BOP want. */
export const accountant: Business = {
  trade: { words: 'cpa', name: 'CPA firm' },
  insurance: ['Business Owners Policy'],
  answers: {
    ...owner,
    class_code_ref: 'CW541211A',
    zip_code: '60540',
    company_name: 'Okafor & Daughters CPA',
    annual_revenue: 310_000,
    annual_payroll: 120_000,
    business_description: 'We keep books and file taxes for small firms.',
  },
}
