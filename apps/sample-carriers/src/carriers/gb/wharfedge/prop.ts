import type { SampleLine } from '../../../rating/sample-carrier.ts'
import { oneChoice, withTax } from '../effects.ts'
import { premisesAnswers, premisesGuidelines } from '../lines/premises.ts'
import { everydayTrades } from './appetite.ts'

export const wharfedgeProp: SampleLine = {
  name: 'Contents, stock and buildings',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: everydayTrades,
  answers: premisesAnswers,
  guidelines: premisesGuidelines(1_500_000),
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Buildings', amount: 'details.gb_prop.buildings', per: 1000, rate: 1.1, shownAs: 'Buildings' },
        {
          name: 'Improvements',
          amount: 'details.gb_prop.improvements',
          per: 1000,
          rate: 1.6,
          shownAs: 'Tenant’s improvements',
        },
        {
          name: 'Contents',
          amount: 'details.gb_prop.contents',
          per: 1000,
          rate: [2.4, 2.8, 3.3, 4.2, 5.6],
          shownAs: 'Contents and equipment',
        },
        {
          name: 'Stock',
          amount: 'details.gb_prop.stock',
          per: 1000,
          rate: [2.4, 2.8, 3.3, 4.2, 5.6],
          shownAs: 'Stock',
        },
        {
          name: 'Interruption',
          amount: 'details.gb_prop.interruption',
          per: 1000,
          rate: 0.6,
          shownAs: 'Gross profit or income',
        },
      ],
      deductibleAt: 'details.gb_prop.excess',
      shows: ['deductible'],
      states: { 'GB-LDN': 1.1, 'GB-NW': 1.04 },
      occurrence: oneChoice,
      deductible: [
        { amount: 100, factor: 1.06 },
        { amount: 250, factor: 1 },
        { amount: 500, factor: 0.94 },
        { amount: 1000, factor: 0.87 },
      ],
      usualOccurrence: 0,
      usualDeductible: 250,
      minimumPremium: 85,
      policyFee: 0,
      level: withTax,
    },
  ],
  standardCovers: [
    { code: 'water', label: 'Escape of water', offered: 'Included' },
    { code: 'owner', label: 'Property owners’ liability', offered: '£2,000,000' },
  ],
  highlights: [
    { included: true, label: 'Fire, storm, flood and theft' },
    { included: true, label: 'New for old' },
    { included: false, label: 'Wear, tear and damp' },
    { included: true, label: 'Insurance Premium Tax of 12% is in the price' },
  ],
}
