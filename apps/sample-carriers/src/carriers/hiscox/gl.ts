import type { SampleLine } from '../../rating/sample-carrier.ts'
import { abuseExcluded, abuseInCare, addition, dayCareLimits } from '../shared/additions.ts'
import { inCareKnockouts } from '../shared/in-care-knockouts.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

const servicesOnly = 'We insure services: advice, design, technology, care and events. Not trades, shops or makers.'

/** General liability of Alder & Finch (sample): cheap for office work, and only for that. */
export const hiscoxGl: SampleLine = {
  name: 'General liability',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { traits: ['manufacturing', 'contractor'] },
      outcome: 'out',
      code: 'appetite.services_only',
      reason: servicesOnly,
    },
    {
      applies: { min_hazard: 4 },
      outcome: 'out',
      code: 'appetite.hazard',
      reason: 'Work of this kind is more hazardous than we take on.',
    },
    {
      applies: {
        not_traits: ['office', 'advice', 'technology', 'design', 'personal-care', 'events', 'health'],
      },
      outcome: 'out',
      code: 'appetite.services_only',
      reason: servicesOnly,
    },
  ],
  guidelines: [
    {
      code: 'revenue.limit',
      measure: 'annual_revenue',
      above: 5_000_000,
      outcome: 'decline',
      reason: 'We insure services with up to $5,000,000 of sales a year.',
    },
    {
      code: 'claims.many',
      measure: 'claims_in_3_years',
      above: 1,
      outcome: 'refer',
      reason: 'An underwriter reads about your claims of the last three years.',
    },
  ],
  answers: inCareKnockouts,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      per1000Revenue: [0.7, 1.5, 2.6, 5, 9],
      per1000Payroll: [2, 5.5, 10, 22, 40],
      subcontracted: 0.1,
      lapse: 1.03,
      traits: { office: 0.88, events: 1.15, 'personal-care': 1.05, health: 0.85 },
      states: { CA: 1.14, FL: 1.18, IL: 1.06, NJ: 1.16, NY: 1.3, TX: 1.04 },
      occurrence: [
        { amount: 500_000, factor: 0.88 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.24 },
      ],
      deductible: [
        { amount: 0, factor: 1 },
        { amount: 500, factor: 0.95 },
        { amount: 1000, factor: 0.92 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 0,
      minimumPremium: 350,
      policyFee: 0,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'premises_rented', label: 'Damage to premises you rent', offered: '$100,000' },
    { code: 'medical', label: 'Medical costs of visitors', offered: '$5,000' },
  ],
  optionalCovers: [
    ...dayCareLimits('none', 'none'),
    abuseInCare('none'),
    addition('hired_auto', 'whole', 1.04),
    addition('liquor', 'none'),
    addition('stop_gap', 'none'),
    addition('blanket_insured', 'whole'),
    addition('waiver', 'whole'),
    addition('terrorism', 'whole', 1.01),
  ],
  exclusions: [abuseExcluded],
  highlights: [
    { included: true, label: 'Injury and damage to others', code: 'liability' },
    { included: true, label: 'Work at your clients’ offices and homes' },
    { included: true, label: 'No policy fee' },
    { included: false, label: 'Products you make', code: 'products' },
    { included: false, label: 'Mistakes in advice and design', code: 'professional' },
  ],
}
