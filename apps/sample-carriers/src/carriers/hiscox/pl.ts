import { readClaimsMade } from '../../measures/claims-made.ts'
import { practitionersCost } from '../../measures/practitioners.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { designFirms } from '../shared/design-firms.ts'
import { plQuestions } from './pl.questions.ts'
import { professionalAnswers, professionalGuidelines } from './professional.answers.ts'
import { professionalAppetite } from './professional.appetite.ts'

export const hiscoxPl: SampleLine = {
  name: 'Professional liability',
  reads: readClaimsMade,
  questions: [{ effective_from: '2026-01-01', questions: plQuestions }],
  appetite: professionalAppetite,
  answers: professionalAnswers,
  guidelines: professionalGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Fees', amount: 'business.annual_revenue', per: 1000, rate: [3.1, 4.2, 5.6, 7.5, 9.5], tiered: true },
        {
          name: 'People who treat patients',
          explanation: 'Each person at a rate of the profession, from talking therapies to surgery.',
          premium: practitionersCost({ talk: 240, others: 340, advanced: 900, physician: 2600, surgery: 6000 }),
        },
      ],
      factors: [designFirms],
      traits: { technology: 1.2, design: 1.05, advice: 1.08, 'personal-care': 0.67, events: 0.95, children: 1.05 },
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
      minimumPremium: 395,
      policyFee: 35,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'defense', label: 'Lawyers and court costs', offered: 'Within the limit' },
    { code: 'subpoena', label: 'Help with a subpoena', offered: '$10,000' },
    { code: 'board', label: 'Help before a licensing board', offered: '$10,000' },
  ],
  highlights: [
    {
      included: true,
      label: 'Work of earlier years, back to the date your present policy reaches',
      code: 'prior_work',
    },
    { included: true, label: 'Slander and copyright in your own advertising', code: 'advertising' },
    { included: true, label: 'Work anywhere, if you are sued in the United States' },
    { included: false, label: 'Defense costs in addition to the limit', code: 'defense_outside' },
    { included: false, label: 'Promises of a certain result', code: 'promises' },
    { included: false, label: 'Stolen client money' },
  ],
}
