import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { withTax } from '../effects.ts'
import { professionAnswers, professionGuidelines, professionReads } from '../lines/profession.ts'

const professionsOnly = 'We insure people who sell advice and services, not trades or makers.'

export const cairnmuirPi: SampleLine = {
  name: 'Professional indemnity',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { traits: ['health'] },
      outcome: 'out',
      code: 'appetite.malpractice',
      reason: 'We do not insure doctors, clinics and others who need medical malpractice cover.',
    },
    {
      applies: { not_traits: ['advice', 'design', 'technology', 'office'] },
      outcome: 'out',
      code: 'appetite.professions',
      reason: professionsOnly,
    },
  ],
  reads: professionReads,
  answers: professionAnswers,
  guidelines: professionGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        {
          name: 'Fees in the UK',
          amount: 'details.gb_pi.fees_uk',
          per: 1000,
          rate: [2.3, 2.6, 3.3, 4.6, 6.1],
          tiered: true,
        },
        {
          name: 'Fees in Europe',
          amount: 'details.gb_pi.fees_europe',
          per: 1000,
          rate: [2.3, 2.6, 3.3, 4.6, 6.1],
          tiered: true,
        },
        {
          name: 'Fees elsewhere',
          amount: 'details.gb_pi.fees_world',
          per: 1000,
          rate: [3.2, 3.6, 4.6, 6.4, 8.5],
          tiered: true,
        },
        { name: 'Fee earners', amount: 'details.gb_pi.people', per: 1, rate: 35 },
      ],
      limitAt: 'details.gb_pi.limit',
      limitLabel: 'Limit of indemnity',
      deductibleAt: 'details.gb_pi.excess',
      shows: ['limit', 'deductible'],
      states: { 'GB-LDN': 1.05 },
      occurrence: [
        { amount: 100_000, factor: 0.75 },
        { amount: 250_000, factor: 0.9 },
        { amount: 500_000, factor: 1.05 },
        { amount: 1_000_000, factor: 1.3 },
        { amount: 2_000_000, factor: 1.65 },
      ],
      deductible: [
        { amount: 250, factor: 1.08 },
        { amount: 500, factor: 1 },
        { amount: 1000, factor: 0.94 },
        { amount: 2500, factor: 0.86 },
      ],
      usualOccurrence: 250_000,
      usualDeductible: 500,
      minimumPremium: 135,
      policyFee: 0,
      level: withTax,
    },
  ],
  standardCovers: [
    { code: 'defence', label: 'Defence costs', offered: 'In addition to the limit' },
    { code: 'documents', label: 'Lost documents', offered: '£50,000' },
  ],
  highlights: [
    { included: true, label: 'Mistakes, missed steps and late work' },
    { included: true, label: 'Breach of confidence and copyright, not meant' },
    { included: false, label: 'Mistakes you know of today' },
    { included: true, label: 'Insurance Premium Tax of 12% is in the price' },
  ],
}
