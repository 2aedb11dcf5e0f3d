import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { withTax } from '../effects.ts'
import { generalGuidelines } from '../guidelines.ts'
import { cyberAnswers, records } from '../lines/cyber.ts'

export const wharfedgeCyber: SampleLine = {
  name: 'Cyber',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { industries: ['technology'] },
      outcome: 'refer',
      code: 'appetite.technology',
      reason: 'An underwriter reads technology businesses before pricing them.',
    },
  ],
  answers: cyberAnswers,
  guidelines: generalGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Turnover', amount: 'business.annual_revenue', per: 1000, rate: 0.6, tiered: true },
        { name: 'Records', explanation: 'A sum for each kind of record that is kept.', premium: records },
      ],
      limitAt: 'details.gb_cyber.limit',
      limitLabel: 'Limit of indemnity for all claims in a year',
      deductibleAt: 'details.gb_cyber.excess',
      shows: ['limit', 'deductible'],
      states: {},
      occurrence: [
        { amount: 50_000, factor: 0.75 },
        { amount: 100_000, factor: 1 },
        { amount: 250_000, factor: 1.4 },
        { amount: 500_000, factor: 1.85 },
        { amount: 1_000_000, factor: 2.4 },
      ],
      deductible: [
        { amount: 250, factor: 1.1 },
        { amount: 500, factor: 1.04 },
        { amount: 1000, factor: 1 },
        { amount: 2500, factor: 0.9 },
      ],
      usualOccurrence: 100_000,
      usualDeductible: 1000,
      minimumPremium: 130,
      policyFee: 0,
      level: withTax,
    },
  ],
  standardCovers: [
    { code: 'help', label: 'Incident line', offered: '24 hours' },
    { code: 'fraud', label: 'Payments sent to a fraudster', offered: '£10,000' },
  ],
  highlights: [
    { included: true, label: 'People who get your systems running' },
    { included: true, label: 'Telling the ICO and those affected' },
    { included: false, label: 'Fines' },
    { included: true, label: 'Insurance Premium Tax of 12% is in the price' },
  ],
}
