import { readDwellings } from '../../measures/dwellings.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { libertyLandlordAnswers, libertyLandlordGuidelines } from './landlord.guidelines.ts'

/** A frame house let by the year weighs 1. Demonstration weights. */
const readHomes = readDwellings({
  construction: { masonry: 0.9, concrete_steel: 0.75 },
  kind: { duplex: 1.05, small_building: 1.1, apartments: 1.2, condo: 0.7, manufactured: 1.6 },
  occupancy: { student: 1.25, short_term: 1.35, vacant: 1.6 },
  heating: { boiler: 1.03, wall_heater: 1.04, wood_stove: 1.15 },
  // "Not sure" counts as no hydrant.
  fireService: { station_only: 1.12, not_sure: 1.12, far: 1.5 },
  decade: 0.035,
  oldest: 1.35,
  monitored: 0.95,
})

export const libertyLandlord: SampleLine = {
  name: 'Residential landlords',
  reads: readHomes,
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
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
  ],
  answers: libertyLandlordAnswers,
  guidelines: libertyLandlordGuidelines,
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Homes', amount: 'details.rated.weighed_value', per: 100, rate: 0.36 },
        { name: 'Liability', amount: 'details.rated.weighed_units', per: 1, rate: 88 },
        {
          name: 'Furnishings and sheds',
          amount: 'details.rated.other_value',
          per: 100,
          rate: 0.5,
          shownAs: 'Furnishings, garages and sheds',
        },
        {
          name: 'Visitors',
          amount: 'details.landlord.medical',
          per: 1000,
          rate: 5,
          shownAs: 'Medical bills of visitors',
        },
        { name: 'Rents', amount: 'details.rated.rents', per: 100, rate: 0.3, shownAs: 'Rent lost during repairs' },
        // Rated by dwelling above; listed here so that the offer shows it.
        {
          name: 'Insured value',
          amount: 'details.rated.rebuild_value',
          per: 100,
          rate: 0,
          shownAs: 'Homes, cost to rebuild',
        },
      ],
      states: { CA: 1.1, CO: 1.45, FL: 2, KS: 1.45, LA: 2.1, MN: 1.25, NE: 1.5, NJ: 1.1, NY: 1.15, OK: 1.8, TX: 1.75 },
      occurrence: [
        { amount: 300_000, factor: 1 },
        { amount: 500_000, factor: 1.03 },
        { amount: 1_000_000, factor: 1.07 },
      ],
      deductible: [
        { amount: 500, factor: 1.06 },
        { amount: 1000, factor: 1 },
        { amount: 2500, factor: 0.9 },
        { amount: 5000, factor: 0.82 },
      ],
      usualOccurrence: 300_000,
      usualDeductible: 1000,
      limitAt: 'details.landlord.liability_limit',
      deductibleAt: 'details.landlord.deductible',
      limitLabel: 'Liability limit for each claim',
      deductibleLabel: 'Deductible',
      shows: ['limit', 'deductible'],
      minimumPremium: 450,
      policyFee: 35,
      level: 1,
    },
  ],
  standardCovers: [{ code: 'ordinance', label: 'Rebuilding to today’s building code', offered: '10% of the home' }],
  highlights: [
    { included: true, label: 'Homes rented by the night, at an extra charge', code: 'short_rentals' },
    { included: true, label: 'Apartment buildings of up to 20 homes' },
    { included: true, label: 'Lost rent after covered damage', code: 'lost_rent' },
    { included: false, label: 'What belongs to your tenants', code: 'tenants_goods' },
    { included: false, label: 'Flood and earthquake', code: 'flood_quake' },
    { included: false, label: 'Trampolines and unfenced pools' },
  ],
}
