import { readProperty } from '../../measures/property.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { addition } from '../shared/additions.ts'
import { libertyPropertyAnswers, libertyPropertyGuidelines, notLicensed } from './cp.guidelines.ts'

export const libertyCp: SampleLine = {
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
      applies: { traits: ['habitational'] },
      outcome: 'out',
      code: 'appetite.homes',
      reason: 'We do not insure buildings that people live in by a commercial property policy.',
    },
    {
      applies: { traits: ['manufacturing'], min_hazard: 4 },
      outcome: 'out',
      code: 'appetite.factory',
      reason: 'We do not insure heavy manufacturing by a commercial property policy.',
    },
    {
      applies: { traits: ['alcohol'], min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.bar',
      reason: 'An underwriter reviews each bar and club before we make an offer.',
    },
    {
      applies: { min_hazard: 5 },
      outcome: 'refer',
      code: 'appetite.underwriter_reads',
      reason: 'An underwriter reviews work of this kind before we make an offer.',
    },
  ],
  answers: libertyPropertyAnswers,
  guidelines: libertyPropertyGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      property: {
        contents: [0.42, 0.5, 0.62, 0.8, 1.1],
        building: 0.27,
        construction: {
          frame: 1.18,
          joisted_masonry: 1,
          non_combustible: 0.92,
          masonry_non_combustible: 0.87,
          fire_resistive: 0.78,
        },
        sprinklers: 0.85,
        fireAlarm: 0.95,
        burglarAlarm: 0.95,
        decade: 0.03,
        oldest: 1.35,
      },
      exposures: [
        {
          name: 'Lost income',
          amount: 'details.rated.income_value',
          per: 100,
          rate: 0.24,
          shownAs: 'Lost income and extra costs',
        },
        {
          name: 'Goods that thieves look for',
          amount: 'details.cp.attractive_stock_value',
          per: 100,
          rate: 0.45,
        },
        {
          name: 'Tools and goods away',
          amount: 'details.cp.away_value',
          per: 100,
          rate: 1.4,
          shownAs: 'Tools and goods away from your premises',
        },
      ],
      states: { CA: 1.15, CO: 1.35, FL: 1.9, KS: 1.3, LA: 1.8, NE: 1.35, NJ: 1.1, NY: 1.12, OK: 1.5, TX: 1.5 },
      occurrence: [{ amount: 0, factor: 1 }],
      usualOccurrence: 0,
      deductible: [
        { amount: 1000, factor: 1.05 },
        { amount: 2500, factor: 1 },
        { amount: 5000, factor: 0.92 },
        { amount: 10000, factor: 0.84 },
      ],
      usualDeductible: 2500,
      deductibleAt: 'details.cp.deductible',
      shows: ['deductible'],
      minimumPremium: 600,
      policyFee: 40,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'debris', label: 'Clearing debris', offered: '$25,000' },
    { code: 'ordinance', label: 'Rebuilding to today’s building code', offered: '$100,000' },
  ],
  optionalCovers: [
    addition('dishonesty', { most: 25_000 }, 1.03),
    addition('breakdown', 'whole', 1.04),
    addition('terrorism', 'whole', 1.02),
  ],
  highlights: [
    { included: true, label: 'Buildings and contents at all your listed locations', code: 'buildings' },
    { included: true, label: 'Tools away from your premises, if you asked for them' },
    { included: true, label: 'Spoiled food after a power failure, up to $10,000' },
    { included: false, label: 'Equipment breakdown', code: 'breakdown' },
    { included: false, label: 'Earthquake', code: 'earthquake' },
    { included: false, label: 'Flood', code: 'flood' },
  ],
}
