import { readUnderlying } from '../../measures/underlying.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { libertyUmbrellaAnswers, libertyUmbrellaGuidelines } from './umb.guidelines.ts'

const readPolicies = readUnderlying({
  claim: {
    gl: 1_000_000,
    bop: 1_000_000,
    auto: 1_000_000,
    hired_auto: 1_000_000,
    employers: 500_000,
    liquor: 1_000_000,
    products: 1_000_000,
  },
  year: { gl: 2_000_000, bop: 2_000_000, products: 2_000_000 },
  counts: { medium: 1.8, heavy: 4, passengers: 3 },
})

export const libertyUmb: SampleLine = {
  name: 'Umbrella',
  reads: readPolicies,
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { industries: ['transport'] },
      outcome: 'out',
      code: 'appetite.trucking',
      reason:
        'We insure vehicles that serve a business of their own. Trucking, taxis and other driving for pay need a program of their own.',
    },
    {
      applies: { traits: ['security'], min_hazard: 4 },
      outcome: 'out',
      code: 'appetite.security',
      reason: 'We do not insure guards, or businesses that guard money, weapons or valuables.',
    },
    {
      applies: { min_hazard: 5 },
      outcome: 'refer',
      code: 'appetite.underwriter_reads',
      reason: 'An underwriter reviews work of this kind before we make an offer.',
    },
    {
      applies: { traits: ['alcohol'], min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.bar',
      reason: 'An underwriter reviews each bar and club before we make an offer.',
    },
  ],
  answers: libertyUmbrellaAnswers,
  guidelines: libertyUmbrellaGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Policies below it', amount: 'details.umbrella.underlying[]', per: 1, rate: [90, 115, 150, 220, 340] },
        {
          name: 'Sales',
          amount: 'business.annual_revenue',
          per: 1000,
          rate: [0.18, 0.28, 0.4, 0.7, 1.1],
          tiered: true,
        },
        { name: 'Vehicles', amount: 'details.rated.power_units', per: 1, rate: 95 },
        { name: 'Employees', amount: 'business.fulltime_employees', per: 1, rate: 9 },
        { name: 'Other companies', amount: 'details.rated.subsidiary_sales', per: 1000, rate: 0.3, tiered: true },
      ],
      states: { CA: 1.15, FL: 1.25, IL: 1.1, LA: 1.3, NJ: 1.15, NY: 1.35, TX: 1.15 },
      occurrence: [
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.62 },
        { amount: 3_000_000, factor: 2.1 },
        { amount: 5_000_000, factor: 2.9 },
      ],
      deductible: [
        { amount: 0, factor: 1 },
        { amount: 10_000, factor: 0.94 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 0,
      limitAt: 'details.umbrella.limit',
      deductibleAt: 'details.umbrella.retention',
      limitLabel: 'Umbrella limit for each claim',
      deductibleLabel: 'Paid by you when no other policy pays first',
      minimumPremium: 450,
      policyFee: 35,
      level: 1,
    },
  ],
  standardCovers: [],
  highlights: [
    { included: true, label: 'Above liability, auto and employers’ liability', code: 'above' },
    { included: true, label: 'Legal costs in addition to the limit' },
    { included: true, label: 'Liquor liability, if it is listed below' },
    { included: false, label: 'Professional mistakes', code: 'professional' },
    { included: false, label: 'Limits above $5 million' },
    { included: false, label: 'Uninsured motorists' },
  ],
}
