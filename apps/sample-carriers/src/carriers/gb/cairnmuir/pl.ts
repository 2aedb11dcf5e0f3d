import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { rates } from '../../shared/answer-effects.ts'
import { about, withTax } from '../effects.ts'
import { liabilityAnswers, liabilityGuidelines } from '../lines/liability.ts'
import { handsOnTrades } from './appetite.ts'

export const cairnmuirPl: SampleLine = {
  name: 'Public and products liability',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: handsOnTrades,
  answers: [
    ...liabilityAnswers,
    about(
      'gb_pl.height',
      rates(['to_15'], 1.2, 'Work above 10 metres raises the price.'),
      rates(['over_15'], 1.4, 'Work above 15 metres raises the price.'),
    ),
  ],
  guidelines: liabilityGuidelines(1_000_000),
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        {
          name: 'Turnover',
          amount: 'business.annual_revenue',
          per: 1000,
          rate: [0.55, 0.9, 1.2, 2.1, 3.8],
          tiered: true,
        },
        { name: 'Bona fide subcontractors', amount: 'details.gb_pl.bona_fide_cost', per: 1000, rate: 0.8 },
        { name: 'Labour-only subcontractors', amount: 'details.gb_pl.labour_only_cost', per: 1000, rate: 4.5 },
      ],
      limitAt: 'details.gb_pl.limit',
      deductibleAt: 'details.gb_pl.excess',
      shows: ['limit', 'deductible'],
      traits: { alcohol: 1.12, cooking: 1.05, office: 0.88, children: 1.1 },
      lapse: 1.05,
      states: { 'GB-LDN': 1.08, 'GB-NIR': 1.12 },
      occurrence: [
        { amount: 1_000_000, factor: 0.86 },
        { amount: 2_000_000, factor: 1 },
        { amount: 5_000_000, factor: 1.2 },
        { amount: 10_000_000, factor: 1.45 },
      ],
      deductible: [
        { amount: 0, factor: 1.08 },
        { amount: 250, factor: 1 },
        { amount: 500, factor: 0.93 },
        { amount: 1000, factor: 0.86 },
      ],
      usualOccurrence: 2_000_000,
      usualDeductible: 250,
      minimumPremium: 80,
      policyFee: 0,
      level: withTax,
    },
  ],
  standardCovers: [
    { code: 'defence', label: 'Legal costs', offered: 'In addition to the limit' },
    { code: 'tenant', label: 'Damage to rented premises', offered: 'Included' },
  ],
  highlights: [
    { included: true, label: 'Injury to visitors and passers-by' },
    { included: true, label: 'Damage to customers’ property' },
    { included: false, label: 'Putting your own faulty work right' },
    { included: true, label: 'Insurance Premium Tax of 12% is in the price' },
  ],
}
