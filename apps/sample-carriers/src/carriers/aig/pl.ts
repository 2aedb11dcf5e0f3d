import { lawClaims, readLawFirm, weightOfPractice } from '../../measures/law-firm.ts'
import type { RateBook } from '../../rating/rate-book.ts'
import type { AppetiteRule, SampleLine } from '../../rating/sample-carrier.ts'
import { lawRenewalAnswers } from '../shared/law-renewal-answers.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { ashlarAreas } from './areas.ts'
import { attorneysCost, outsourcedCost } from './attorneys.rates.ts'
import { firmAnswers } from './firm.answers.ts'
import { lawGuidelines } from './guidelines.ts'
import { supplementAnswers } from './supplement.answers.ts'
import { states, territory } from './territory.ts'

const appetite: readonly AppetiteRule[] = [
  {
    applies: { states: ['AK', ...outsideTheStates] },
    outcome: 'out',
    code: 'appetite.state',
    reason: 'We do not write new policies where your firm is.',
  },
  {
    applies: { classes: ['CW541110'], states: ['OR'] },
    outcome: 'out',
    code: 'appetite.bar_fund',
    reason: 'Lawyers in your state are insured by their own bar’s fund.',
  },
  {
    applies: { not_classes: ['CW541110'] },
    outcome: 'out',
    code: 'appetite.lawyers',
    reason: 'We insure law firms only.',
  },
]

/** Rated on attorneys, their years of prior acts and the areas of law; other carriers rate on fees. */
const rates2026: RateBook = {
  effective_from: '2026-01-01',
  exposures: [
    {
      name: 'Attorneys, by hours and years of past work',
      explanation:
        'Each attorney at a rate by weekly hours, rising over the years of past work that are insured; × 1.1 in the first three years at the bar, and × 1.05 for one alone for whom nobody stands in.',
      premium: attorneysCost,
    },
    {
      name: 'Of counsel and contract attorneys',
      explanation: 'Each at a rate by the hours worked for the firm.',
      premium: outsourcedCost,
    },
  ],
  factors: [
    {
      name: 'Areas of practice',
      explanation: 'The weight of each area of law by its share of the work.',
      factor: (request) => weightOfPractice(request, ashlarAreas),
    },
    territory,
    lawClaims,
  ],
  states,
  occurrence: [
    { amount: 100_000, factor: 1 },
    { amount: 250_000, factor: 1.3 },
    { amount: 500_000, factor: 1.5 },
    { amount: 1_000_000, factor: 1.72 },
    { amount: 2_000_000, factor: 2.1 },
    { amount: 3_000_000, factor: 2.4 },
    { amount: 5_000_000, factor: 2.85 },
  ],
  deductible: [
    { amount: 0, factor: 1.12 },
    { amount: 1000, factor: 1.06 },
    { amount: 2500, factor: 1 },
    { amount: 5000, factor: 0.93 },
    { amount: 10_000, factor: 0.86 },
    { amount: 25_000, factor: 0.76 },
  ],
  usualOccurrence: 250_000,
  usualDeductible: 2500,
  limitAt: 'details.rated.limit',
  deductibleAt: 'details.pl.aig.cover.deductible',
  aggregateAt: 'details.rated.aggregate_times',
  aggregateTimes: 3,
  limitLabel: 'Limit for each claim',
  deductibleLabel: 'Deductible',
  minimumPremium: 500,
  policyFee: 40,
  level: 1,
}

export const aigPl: SampleLine = {
  name: 'Professional liability for attorneys',
  reads: readLawFirm,
  givesNoIndication: true,
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite,
  answers: [...firmAnswers, ...supplementAnswers, ...lawRenewalAnswers],
  guidelines: lawGuidelines,
  rateBooks: [rates2026],
  standardCovers: [
    { code: 'disciplinary', label: 'Defense before a bar’s disciplinary board', offered: '$25,000' },
    { code: 'subpoena', label: 'Help with a subpoena', offered: '$25,000' },
    { code: 'loss_of_earnings', label: 'Lost earnings on days in court', offered: '$500 a day' },
    { code: 'reporting', label: 'Time to report after the policy ends', offered: '60 days' },
  ],
  optionalCovers: [
    {
      code: 'expenses_outside',
      label: 'Defense costs on top of the limit',
      answer: 'details.pl.aig.cover.expenses',
      asks: ['outside'],
      offered: 'whole',
    },
  ],
  highlights: [
    { included: true, label: 'Each attorney’s past work, back to the prior acts date' },
    { included: true, label: 'Work of of counsel and contract attorneys for the firm’s clients' },
    { included: true, label: 'Notaries, trustees and executors in the course of practice' },
    {
      included: true,
      label: 'Tail (extended reporting) of 1, 2, 3 or 6 years, or without end, to buy when the policy ends',
    },
    { included: false, label: 'Securities, patent applications, class actions and tax shelters' },
    { included: false, label: 'Title agencies and other businesses of the firm’s attorneys' },
  ],
}
