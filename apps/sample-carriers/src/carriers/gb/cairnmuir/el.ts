import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { rates } from '../../shared/answer-effects.ts'
import { about, oneChoice, withTax } from '../effects.ts'
import { workAnswers, workGuidelines } from '../lines/work.ts'
import { handsOnTrades } from './appetite.ts'

export const cairnmuirEl: SampleLine = {
  name: 'Employers’ liability',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: handsOnTrades,
  answers: [
    ...workAnswers,
    about(
      'gb_el.height',
      rates(['to_15'], 1.15, 'Work above 10 metres raises the price.'),
      rates(['over_15'], 1.4, 'Work above 15 metres raises the price.'),
    ),
  ],
  guidelines: workGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Clerical wages', amount: 'details.gb_el.clerical_wages', per: 100, rate: 0.2 },
        {
          name: 'Manual wages',
          amount: 'details.gb_el.manual_wages',
          per: 100,
          rate: [0.8, 1.05, 1.45, 2.6, 4.3],
        },
        {
          name: 'Labour-only payments',
          amount: 'details.gb_el.labour_only_wages',
          per: 100,
          rate: [0.8, 1.05, 1.45, 2.6, 4.3],
        },
        { name: 'Unpaid helpers', amount: 'details.gb_el.unpaid_people', per: 1, rate: [3, 4, 6, 11, 18] },
      ],
      shows: [],
      states: { 'GB-LDN': 1.04 },
      occurrence: oneChoice,
      deductible: oneChoice,
      usualOccurrence: 0,
      usualDeductible: 0,
      minimumPremium: 74,
      policyFee: 0,
      level: withTax,
    },
  ],
  standardCovers: [
    { code: 'limit', label: 'Limit of indemnity', offered: '£10,000,000' },
    { code: 'terror', label: 'Of which for terrorism', offered: '£5,000,000' },
  ],
  highlights: [
    { included: true, label: 'A certificate to show your people' },
    { included: true, label: 'We tell the tracing office for you' },
    { included: false, label: 'Fines of the HSE' },
    { included: true, label: 'Insurance Premium Tax of 12% is in the price' },
  ],
}
