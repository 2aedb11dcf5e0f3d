import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { declines, rates } from '../../shared/answer-effects.ts'
import { about, oneChoice, withTax } from '../effects.ts'
import { workAnswers, workGuidelines } from '../lines/work.ts'
import { everydayTrades } from './appetite.ts'

export const wharfedgeEl: SampleLine = {
  name: 'Employers’ liability',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: everydayTrades,
  answers: [
    ...workAnswers,
    about(
      'gb_el.height',
      rates(['to_15', 'over_15'], 1.15, 'Work above 10 metres raises the price.'),
      declines(['over_15'], 'We do not insure work above 15 metres.'),
    ),
  ],
  guidelines: workGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Clerical wages', amount: 'details.gb_el.clerical_wages', per: 100, rate: 0.16 },
        {
          name: 'Manual wages',
          amount: 'details.gb_el.manual_wages',
          per: 100,
          rate: [0.7, 1, 1.6, 3.1, 5.2],
        },
        {
          name: 'Labour-only payments',
          amount: 'details.gb_el.labour_only_wages',
          per: 100,
          rate: [0.7, 1, 1.6, 3.1, 5.2],
        },
        { name: 'Unpaid helpers', amount: 'details.gb_el.unpaid_people', per: 1, rate: [3, 4, 6, 11, 18] },
      ],
      shows: [],
      states: { 'GB-LDN': 1.04 },
      occurrence: oneChoice,
      deductible: oneChoice,
      usualOccurrence: 0,
      usualDeductible: 0,
      minimumPremium: 68,
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
