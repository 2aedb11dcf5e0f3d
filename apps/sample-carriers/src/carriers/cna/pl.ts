import { isLawFirm, lawClaims } from '../../measures/law-firm.ts'
import { practitionersCost } from '../../measures/practitioners.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { designFirms } from '../shared/design-firms.ts'
import { lawRenewalAnswers } from '../shared/law-renewal-answers.ts'
import { lawFirmAnswers, lawFirmGuidelines } from './law-firm.answers.ts'
import { lawFirms, professionalQuestions, readProfessional } from './law-firm.ts'
import { professionalAnswers, professionalGuidelines } from './professional.answers.ts'
import { professionalAppetite } from './professional.appetite.ts'

const practitioners = practitionersCost({ talk: 300, others: 560, advanced: 1500, physician: 3600, surgery: 7000 })

export const cnaPl: SampleLine = {
  name: 'Professional liability',
  reads: readProfessional,
  questions: [{ effective_from: '2026-01-01', questions: professionalQuestions }],
  appetite: professionalAppetite,
  answers: [...professionalAnswers, ...lawFirmAnswers, ...lawRenewalAnswers],
  guidelines: [...professionalGuidelines, ...lawFirmGuidelines],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Fees', amount: 'business.annual_revenue', per: 1000, rate: [2.9, 3.7, 4.8, 6.8, 9], tiered: true },
        {
          name: 'People who treat patients',
          explanation: 'Each person at a rate of the profession, from talking therapies to surgery.',
          premium: (request) => (isLawFirm(request) ? 0 : practitioners(request)),
        },
      ],
      factors: [designFirms, lawFirms, lawClaims],
      traits: { technology: 1.12, design: 1.12, advice: 1.05, 'personal-care': 0.7, health: 1.1, security: 1.08 },
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
      limitAt: 'details.rated.limit',
      deductibleAt: 'details.rated.deductible',
      aggregateAt: 'details.rated.aggregate_times',
      aggregateTimes: 2,
      limitLabel: 'Limit for each claim',
      deductibleLabel: 'Deductible for each claim',
      minimumPremium: 750,
      policyFee: 50,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'defense', label: 'Lawyers and court costs', offered: 'In addition to the limit' },
    { code: 'subpoena', label: 'Help with a subpoena', offered: '$25,000' },
    { code: 'board', label: 'Help before a licensing board', offered: '$25,000' },
    { code: 'late_reporting', label: 'Time to report after the policy ends', offered: '60 days' },
  ],
  highlights: [
    { included: true, label: 'Defense costs in addition to the limit', code: 'defense_outside' },
    { included: true, label: 'All past work, if you have been insured without a break', code: 'prior_work' },
    { included: true, label: 'Clients and landlords as additional insureds', code: 'additional_insureds' },
    { included: true, label: 'Work of subcontractors on your behalf' },
    { included: false, label: 'Limits below $500,000 and deductibles below $2,500' },
    { included: false, label: 'Promises of a certain result', code: 'promises' },
  ],
}
