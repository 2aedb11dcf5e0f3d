import { readDwellings } from '../../measures/dwellings.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { acuityLandlordAnswers, acuityLandlordGuidelines } from './landlord.guidelines.ts'

/** A frame house let by the year weighs 1. Demonstration weights. */
const readHomes = readDwellings({
  construction: { masonry: 0.88, concrete_steel: 0.75 },
  kind: { duplex: 1.02, small_building: 1.06, condo: 0.65, manufactured: 1.5 },
  occupancy: { student: 1.2, vacant: 1.5 },
  heating: { wall_heater: 1.04, wood_stove: 1.1 },
  // "Not sure" counts as no hydrant.
  fireService: { station_only: 1.05, not_sure: 1.05, far: 1.25 },
  decade: 0.03,
  oldest: 1.3,
  monitored: 0.94,
})

export const acuityLandlord: SampleLine = {
  name: 'Residential landlords',
  reads: readHomes,
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'CA', 'FL', 'HI', 'LA', 'NJ', 'NY', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { traits: ['lodging'] },
      outcome: 'out',
      code: 'appetite.hotels',
      reason: 'We insure rented homes, not hotels or inns.',
    },
    {
      applies: { traits: ['habitational'], min_hazard: 3 },
      outcome: 'refer',
      code: 'appetite.homes_read',
      reason: 'An underwriter reviews apartment buildings and home parks before we make an offer.',
    },
  ],
  answers: acuityLandlordAnswers,
  guidelines: acuityLandlordGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Homes', amount: 'details.rated.weighed_value', per: 100, rate: 0.31 },
        { name: 'Liability', amount: 'details.rated.weighed_units', per: 1, rate: 64 },
        {
          name: 'Furnishings and sheds',
          amount: 'details.rated.other_value',
          per: 100,
          rate: 0.42,
          shownAs: 'Furnishings, garages and sheds',
        },
        {
          name: 'Visitors',
          amount: 'details.landlord.medical',
          per: 1000,
          rate: 5,
          shownAs: 'Medical bills of visitors',
        },
        { name: 'Rents', amount: 'details.rated.rents', per: 100, rate: 0.28, shownAs: 'Rent lost during repairs' },
        // Rated by dwelling above; listed here so that the offer shows it.
        {
          name: 'Insured value',
          amount: 'details.rated.rebuild_value',
          per: 100,
          rate: 0,
          shownAs: 'Homes, cost to rebuild',
        },
      ],
      states: { CO: 1.5, GA: 1.15, IL: 1, KS: 1.35, MN: 1.2, NE: 1.4, OK: 1.7, SD: 1.35, TX: 1.7 },
      occurrence: [
        { amount: 100_000, factor: 0.96 },
        { amount: 300_000, factor: 1 },
        { amount: 500_000, factor: 1.03 },
        { amount: 1_000_000, factor: 1.08 },
      ],
      deductible: [
        { amount: 500, factor: 1.08 },
        { amount: 1000, factor: 1 },
        { amount: 2500, factor: 0.88 },
        { amount: 5000, factor: 0.78 },
      ],
      usualOccurrence: 300_000,
      usualDeductible: 1000,
      limitAt: 'details.landlord.liability_limit',
      deductibleAt: 'details.landlord.deductible',
      limitLabel: 'Liability limit for each claim',
      deductibleLabel: 'Deductible',
      shows: ['limit', 'deductible'],
      minimumPremium: 400,
      policyFee: 25,
      level: 1,
    },
  ],
  standardCovers: [{ code: 'glass', label: 'Broken windows', offered: 'Without deductible' }],
  highlights: [
    { included: true, label: 'Houses and buildings of up to four homes' },
    { included: true, label: 'Damage by tenants on purpose, up to $10,000' },
    { included: true, label: 'Lost rent after covered damage', code: 'lost_rent' },
    { included: false, label: 'Homes rented by the night or week', code: 'short_rentals' },
    { included: false, label: 'What belongs to your tenants', code: 'tenants_goods' },
    { included: false, label: 'Flood and earthquake', code: 'flood_quake' },
  ],
}
