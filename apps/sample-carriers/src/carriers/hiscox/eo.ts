import { readClaimsMade } from '../../measures/claims-made.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { designFirms } from '../shared/design-firms.ts'
import { professionalAnswers, professionalGuidelines } from './professional.answers.ts'
import { serviceAppetite } from './professional.appetite.ts'
import { serviceAnswers } from './service.answers.ts'

export const hiscoxEo: SampleLine = {
  name: 'Errors and omissions',
  reads: readClaimsMade,
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: serviceAppetite,
  answers: [...professionalAnswers, ...serviceAnswers],
  guidelines: professionalGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Fees', amount: 'business.annual_revenue', per: 1000, rate: [3.4, 4.3, 5.4, 7.2, 9], tiered: true },
      ],
      factors: [designFirms],
      traits: { technology: 1.25, design: 1.08, advice: 1.05, online: 1.04, 'personal-care': 0.67 },
      states: { CA: 1.15, CT: 1.05, FL: 1.12, IL: 1.05, MA: 1.05, NJ: 1.12, NY: 1.2, TX: 1.05, WA: 1.04 },
      occurrence: [
        { amount: 250_000, factor: 0.64 },
        { amount: 500_000, factor: 0.79 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.4 },
      ],
      deductible: [
        { amount: 0, factor: 1.12 },
        { amount: 1000, factor: 1 },
        { amount: 2500, factor: 0.93 },
        { amount: 5000, factor: 0.86 },
        { amount: 10_000, factor: 0.78 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 1000,
      limitAt: 'details.pl.cover.limit',
      deductibleAt: 'details.pl.cover.deductible',
      aggregateAt: 'details.pl.cover.aggregate_times',
      aggregateTimes: 2,
      limitLabel: 'Limit for each claim',
      deductibleLabel: 'Deductible for each claim',
      minimumPremium: 450,
      policyFee: 35,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'defense', label: 'Lawyers and court costs', offered: 'Within the limit' },
    { code: 'media', label: 'Copyright and slander in what you publish', offered: 'As the limit' },
    { code: 'rework', label: 'Cost of putting a mistake right early', offered: '$25,000' },
  ],
  highlights: [
    { included: true, label: 'Copyright and slander in what you make for clients', code: 'media_claims' },
    { included: true, label: 'Cost of putting a mistake right before the client sues' },
    {
      included: true,
      label: 'Work of earlier years, back to the date your present policy reaches',
      code: 'prior_work',
    },
    { included: false, label: 'Defense costs in addition to the limit', code: 'defense_outside' },
    { included: false, label: 'Service-level penalties', code: 'penalties' },
    { included: false, label: 'Patents', code: 'patents' },
  ],
}
