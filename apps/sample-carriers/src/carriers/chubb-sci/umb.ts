import { readUnderlying } from '../../measures/underlying.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { chubbSciUmbrellaAnswers, chubbSciUmbrellaGuidelines } from './umb.guidelines.ts'

const readPolicies = readUnderlying({
  claim: {
    gl: 1_000_000,
    bop: 1_000_000,
    auto: 1_000_000,
    hired_auto: 1_000_000,
    employers: 1_000_000,
    liquor: 1_000_000,
    products: 1_000_000,
  },
  year: { gl: 2_000_000, bop: 2_000_000, products: 2_000_000 },
  counts: { medium: 1.6, heavy: 4, passengers: 2.5 },
})

export const chubbSciUmb: SampleLine = {
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
      applies: { min_hazard: 4 },
      outcome: 'out',
      code: 'appetite.hazard',
      reason: 'We write umbrellas over shops, offices and services, not over work this hazardous.',
    },
    {
      applies: { traits: ['alcohol', 'events'], min_hazard: 3 },
      outcome: 'refer',
      code: 'appetite.alcohol_and_events',
      reason: 'An underwriter reviews businesses that serve alcohol or hold events.',
    },
  ],
  answers: chubbSciUmbrellaAnswers,
  guidelines: chubbSciUmbrellaGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Policies below it', amount: 'details.umbrella.underlying[]', per: 1, rate: [105, 135, 180, 310, 480] },
        { name: 'Sales', amount: 'business.annual_revenue', per: 1000, rate: [0.14, 0.2, 0.32, 0.6, 1], tiered: true },
        { name: 'Vehicles', amount: 'details.rated.power_units', per: 1, rate: 70 },
        { name: 'Employees', amount: 'business.fulltime_employees', per: 1, rate: 7 },
        { name: 'Other companies', amount: 'details.rated.subsidiary_sales', per: 1000, rate: 0.22, tiered: true },
      ],
      states: { CA: 1.12, FL: 1.2, IL: 1.08, LA: 1.25, NJ: 1.1, NY: 1.25, TX: 1.1 },
      occurrence: [
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.55 },
        { amount: 3_000_000, factor: 2 },
        { amount: 5_000_000, factor: 2.7 },
        { amount: 10_000_000, factor: 4.6 },
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
      minimumPremium: 500,
      policyFee: 50,
      level: 1,
    },
  ],
  standardCovers: [],
  highlights: [
    { included: true, label: 'Above liability, auto and employers’ liability', code: 'above' },
    { included: true, label: 'Limits up to $10 million' },
    { included: true, label: 'Crisis costs at once, up to $250,000' },
    { included: true, label: 'Claims brought anywhere in the world' },
    { included: false, label: 'Professional mistakes', code: 'professional' },
    { included: false, label: 'Heavy trucks' },
  ],
}
