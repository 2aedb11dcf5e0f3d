import type { SampleLine } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Pollution of Northgate Mutual (sample). Demonstration content throughout. */
export const chubbSciPollution: SampleLine = {
  name: 'Pollution',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [{ name: 'Sales', amount: 'business.annual_revenue', per: 1000, rate: 1.2, tiered: true }],
      states: { CA: 1.15, NY: 1.2, NJ: 1.1, FL: 1.1 },
      occurrence: [
        { amount: 500_000, factor: 0.8 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.35 },
      ],
      deductible: [
        { amount: 0, factor: 1.1 },
        { amount: 1000, factor: 1 },
        { amount: 5000, factor: 0.85 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 1000,
      minimumPremium: 500,
      policyFee: 35,
      level: 1,
    },
  ],
  standardCovers: [],
  highlights: [],
}
