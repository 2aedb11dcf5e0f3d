import type { SampleLine } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** General liability of Copperfield Insurance (sample): everyday businesses, from the application alone. */
export const hartfordGl: SampleLine = {
  name: 'General liability',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', 'LA', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { traits: ['security'] },
      outcome: 'out',
      code: 'appetite.security',
      reason: 'We do not insure guards, or businesses that guard money, weapons or valuables.',
    },
    {
      applies: { min_hazard: 4 },
      outcome: 'out',
      code: 'appetite.hazard',
      reason: 'Work of this kind is more hazardous than we take on.',
    },
    {
      applies: { traits: ['cooking', 'alcohol'] },
      outcome: 'refer',
      code: 'appetite.kitchen',
      reason: 'An underwriter looks at each business that cooks or serves alcohol before we make an offer.',
    },
  ],
  guidelines: [
    {
      code: 'revenue.limit',
      measure: 'annual_revenue',
      above: 6_000_000,
      outcome: 'decline',
      reason: 'We insure businesses with up to $6,000,000 of sales a year.',
    },
    {
      code: 'new.business',
      measure: 'years_short_of_3',
      above: 2,
      outcome: 'refer',
      reason: 'Your business is new, and so are you to the trade. An underwriter looks at your plans.',
    },
    {
      code: 'claims.many',
      measure: 'claims_in_3_years',
      above: 2,
      outcome: 'decline',
      reason: 'Three or more claims in three years are more than we can take on now.',
    },
    {
      code: 'claims.open',
      measure: 'open_claims',
      above: 0,
      outcome: 'refer',
      reason: 'A claim is still open. An underwriter asks how it stands.',
    },
    {
      code: 'insurance.canceled',
      measure: 'cancelled',
      above: 0,
      outcome: 'refer',
      reason: 'An insurer declined, canceled or did not renew you. An underwriter asks why.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      per1000Revenue: [0.85, 1.75, 2.85, 5.4, 9.8],
      per1000Payroll: [2.1, 5.8, 10.2, 23, 43],
      subcontracted: 0.09,
      lapse: 1.08,
      traits: {
        office: 0.9,
        food: 1.02,
        cooking: 1.1,
        alcohol: 1.22,
        contractor: 0.95,
        vehicles: 1.12,
        fitness: 1.2,
        children: 1.15,
      },
      states: { CA: 1.2, CO: 1.08, FL: 1.3, IL: 1.1, NJ: 1.17, NY: 1.35, TX: 1.08 },
      occurrence: [
        { amount: 500_000, factor: 0.9 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.16 },
      ],
      deductible: [
        { amount: 0, factor: 1.08 },
        { amount: 500, factor: 1 },
        { amount: 1000, factor: 0.95 },
        { amount: 2500, factor: 0.88 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 500,
      policyFee: 25,
      level: 1,
      minimumPremium: 475,
    },
  ],
  standardCovers: [
    { code: 'premises_rented', label: 'Damage to premises you rent', offered: '$300,000' },
    { code: 'medical', label: 'Medical costs of visitors', offered: '$10,000' },
  ],
  highlights: [
    { included: true, label: 'Injury and damage to others' },
    { included: true, label: 'Medical costs of visitors up to $10,000' },
    { included: true, label: 'Certificates the same day' },
    { included: false, label: 'Your own tools, stock and building' },
    { included: false, label: 'Faults in advice and design' },
  ],
}
