import { readProperty } from '../../measures/property.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { addition } from '../shared/additions.ts'
import { acuityPropertyAnswers, acuityPropertyGuidelines, notLicensed } from './cp.guidelines.ts'

export const acuityCp: SampleLine = {
  name: 'Commercial property',
  reads: readProperty,
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: notLicensed },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { industries: ['manufacturing'], min_hazard: 5 },
      outcome: 'out',
      code: 'appetite.factory',
      reason: 'We do not insure heavy manufacturing.',
    },
    {
      applies: { traits: ['cooking', 'alcohol'], min_hazard: 3 },
      outcome: 'refer',
      code: 'appetite.kitchen',
      reason: 'An underwriter reviews kitchens and bars before we make an offer.',
    },
  ],
  answers: acuityPropertyAnswers,
  guidelines: acuityPropertyGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      property: {
        contents: [0.36, 0.44, 0.54, 0.72, 0.98],
        building: 0.22,
        construction: {
          frame: 1.12,
          joisted_masonry: 1,
          non_combustible: 0.9,
          masonry_non_combustible: 0.86,
          fire_resistive: 0.8,
        },
        sprinklers: 0.86,
        fireAlarm: 0.95,
        burglarAlarm: 0.97,
        decade: 0.03,
        oldest: 1.3,
      },
      exposures: [
        {
          name: 'Lost income',
          amount: 'details.rated.income_value',
          per: 100,
          rate: 0.22,
          shownAs: 'Lost income and extra costs',
        },
        {
          name: 'Goods that thieves look for',
          amount: 'details.cp.attractive_stock_value',
          per: 100,
          rate: 0.38,
        },
        {
          name: 'Tools and goods away',
          amount: 'details.cp.away_value',
          per: 100,
          rate: 1.1,
          shownAs: 'Tools and goods away from your premises',
        },
      ],
      states: { CO: 1.5, GA: 1.15, IL: 1.05, KS: 1.3, MN: 1.2, NE: 1.35, OK: 1.6, SD: 1.3, TX: 1.6 },
      occurrence: [{ amount: 0, factor: 1 }],
      usualOccurrence: 0,
      deductible: [
        { amount: 1000, factor: 1.06 },
        { amount: 2500, factor: 1 },
        { amount: 5000, factor: 0.9 },
        { amount: 10000, factor: 0.8 },
      ],
      usualDeductible: 2500,
      deductibleAt: 'details.cp.deductible',
      shows: ['deductible'],
      minimumPremium: 500,
      policyFee: 25,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'debris', label: 'Clearing debris', offered: '$50,000' },
    { code: 'outdoor', label: 'Signs, fences and antennas', offered: '$25,000' },
  ],
  optionalCovers: [
    addition('dishonesty', 'none'),
    addition('breakdown', 'whole', 1.03),
    addition('terrorism', 'whole', 1.02),
  ],
  highlights: [
    { included: true, label: 'Buildings and contents at each listed location', code: 'buildings' },
    { included: true, label: 'Hail damage to roofs at the price of new ones, up to 15 years of age' },
    { included: true, label: 'Fire department charges' },
    { included: false, label: 'Equipment breakdown', code: 'breakdown' },
    { included: false, label: 'Dents from hail that do not leak' },
    { included: false, label: 'Flood and earthquake', code: 'flood_quake' },
  ],
}
