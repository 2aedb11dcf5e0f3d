import { readVehicles } from '../../measures/vehicles.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { addition } from '../shared/additions.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { libertyAutoAnswers, libertyAutoGuidelines } from './ca.guidelines.ts'
import { libertyAuto, libertyVehicles } from './ca.rates.ts'

export const libertyCa: SampleLine = {
  name: 'Commercial auto',
  reads: readVehicles(libertyVehicles),
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { industries: ['transport'] },
      outcome: 'out',
      code: 'appetite.trucking',
      reason:
        'We insure vehicles that serve a business of their own. Trucking, taxis and other driving for pay need a program of their own.',
    },
    {
      applies: { traits: ['auto-service'], min_hazard: 3 },
      outcome: 'refer',
      code: 'appetite.garage',
      reason: 'An underwriter reviews vehicle businesses first, because they often need a garage policy instead.',
    },
    {
      applies: { traits: ['security'], min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.underwriter_reads',
      reason: 'An underwriter reviews vehicles of guards and couriers of valuables before we make an offer.',
    },
  ],
  answers: libertyAutoAnswers,
  guidelines: libertyAutoGuidelines,
  rateBooks: libertyAuto,
  standardCovers: [
    { code: 'rental', label: 'A rental while yours is repaired', offered: '$50 a day, 30 days' },
    { code: 'towing', label: 'Towing', offered: '$250 each time' },
  ],
  optionalCovers: [addition('blanket_insured', 'whole', 1.02), addition('waiver', 'whole', 1.02)],
  highlights: [
    { included: true, label: 'Injury and damage you cause with listed vehicles', code: 'auto_liability' },
    { included: true, label: 'Vehicles bought during the year, for 30 days' },
    { included: true, label: 'Trailers up to 2,000 lb at no charge' },
    { included: false, label: 'Goods you haul for others' },
    { included: false, label: 'Tools and stock in the vehicles' },
    { included: false, label: 'Filings with the FMCSA' },
  ],
}
