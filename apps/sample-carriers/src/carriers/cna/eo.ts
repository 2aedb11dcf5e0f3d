import { readClaimsMade } from '../../measures/claims-made.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { designFirms } from '../shared/design-firms.ts'
import { professionalAnswers, professionalGuidelines } from './professional.answers.ts'
import { serviceAppetite } from './professional.appetite.ts'
import { serviceAnswers } from './service.answers.ts'

export const cnaEo: SampleLine = {
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
        { name: 'Fees', amount: 'business.annual_revenue', per: 1000, rate: [3.2, 3.8, 4.7, 6.5, 8.5], tiered: true },
      ],
      factors: [designFirms],
      traits: { technology: 1.15, design: 1.15, advice: 1.04, online: 1.02, 'personal-care': 0.7 },
      states: { CA: 1.18, CT: 1.06, IL: 1.04, MA: 1.08, NJ: 1.1, NY: 1.25, TX: 1.02, WA: 1.05 },
      occurrence: [
        { amount: 500_000, factor: 0.82 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.28 },
      ],
      deductible: [
        { amount: 2500, factor: 1 },
        { amount: 5000, factor: 0.9 },
        { amount: 10_000, factor: 0.8 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 2500,
      limitAt: 'details.pl.cover.limit',
      deductibleAt: 'details.pl.cover.deductible',
      aggregateAt: 'details.pl.cover.aggregate_times',
      aggregateTimes: 2,
      limitLabel: 'Limit for each claim',
      deductibleLabel: 'Deductible for each claim',
      minimumPremium: 850,
      policyFee: 50,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'defense', label: 'Lawyers and court costs', offered: 'In addition to the limit' },
    { code: 'data', label: 'Data leaks caused by your work', offered: '$250,000' },
    { code: 'late_reporting', label: 'Time to report after the policy ends', offered: '60 days' },
  ],
  highlights: [
    { included: true, label: 'Defense costs in addition to the limit', code: 'defense_outside' },
    { included: true, label: 'Data leaks caused by your work, up to $250,000' },
    { included: true, label: 'Clients and landlords as additional insureds', code: 'additional_insureds' },
    { included: false, label: 'Slander in what you publish yourself', code: 'media_claims' },
    { included: false, label: 'Service-level penalties', code: 'penalties' },
    { included: false, label: 'Patents', code: 'patents' },
  ],
}
