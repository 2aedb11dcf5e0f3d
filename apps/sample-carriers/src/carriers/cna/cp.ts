import { readProperty } from '../../measures/property.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { addition } from '../shared/additions.ts'
import { cnaPropertyAnswers, cnaPropertyGuidelines, notLicensed } from './cp.guidelines.ts'

export const cnaCp: SampleLine = {
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
      applies: { min_hazard: 5 },
      outcome: 'out',
      code: 'appetite.hazard',
      reason: 'We do not insure the property of businesses with work this hazardous.',
    },
    {
      applies: { traits: ['lodging'] },
      outcome: 'refer',
      code: 'appetite.lodging',
      reason: 'An underwriter reviews each hotel and inn before we make an offer.',
    },
    {
      applies: { traits: ['habitational'] },
      outcome: 'refer',
      code: 'appetite.homes_read',
      reason: 'An underwriter reviews buildings that people live in before we make an offer.',
    },
  ],
  answers: cnaPropertyAnswers,
  guidelines: cnaPropertyGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      property: {
        contents: [0.38, 0.45, 0.56, 0.74, 1],
        building: 0.24,
        construction: {
          frame: 1.22,
          joisted_masonry: 1,
          non_combustible: 0.9,
          masonry_non_combustible: 0.85,
          fire_resistive: 0.74,
        },
        sprinklers: 0.78,
        fireAlarm: 0.93,
        burglarAlarm: 0.96,
        decade: 0.025,
        oldest: 1.25,
      },
      exposures: [
        {
          name: 'Lost income',
          amount: 'details.rated.income_value',
          per: 100,
          rate: 0.2,
          shownAs: 'Lost income and extra costs',
        },
        {
          name: 'Goods that thieves look for',
          amount: 'details.cp.attractive_stock_value',
          per: 100,
          rate: 0.5,
        },
        {
          name: 'Tools and goods away',
          amount: 'details.cp.away_value',
          per: 100,
          rate: 1.2,
          shownAs: 'Tools and goods away from your premises',
        },
      ],
      states: { CA: 1.2, CO: 1.2, LA: 1.75, NJ: 1.08, NY: 1.1, OK: 1.3, TX: 1.35 },
      occurrence: [{ amount: 0, factor: 1 }],
      usualOccurrence: 0,
      deductible: [
        { amount: 2500, factor: 1.02 },
        { amount: 5000, factor: 1 },
        { amount: 10000, factor: 0.9 },
        { amount: 25000, factor: 0.78 },
      ],
      usualDeductible: 5000,
      deductibleAt: 'details.cp.deductible',
      shows: ['deductible'],
      minimumPremium: 1500,
      policyFee: 75,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'debris', label: 'Clearing debris', offered: '$250,000' },
    { code: 'ordinance', label: 'Rebuilding to today’s building code', offered: '$500,000' },
    { code: 'breakdown', label: 'Equipment breakdown', offered: 'Within the building limit' },
  ],
  optionalCovers: [
    addition('dishonesty', { most: 100_000 }, 1.03),
    addition('breakdown', 'whole'),
    addition('terrorism', 'whole', 1.03),
  ],
  highlights: [
    { included: true, label: 'One limit for all locations together (blanket)' },
    { included: true, label: 'Equipment breakdown', code: 'breakdown' },
    { included: true, label: 'Lost income begins after 24 hours, not 72' },
    { included: true, label: 'An engineer visits and advises, free of charge' },
    { included: false, label: 'Flood', code: 'flood' },
    { included: false, label: 'Losses below $2,500' },
  ],
}
