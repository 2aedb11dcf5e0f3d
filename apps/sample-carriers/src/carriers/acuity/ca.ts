import { readVehicles } from '../../measures/vehicles.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { addition } from '../shared/additions.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { acuityAutoAnswers, acuityAutoGuidelines } from './ca.guidelines.ts'
import { acuityAuto, acuityVehicles } from './ca.rates.ts'

export const acuityCa: SampleLine = {
  name: 'Commercial auto',
  reads: readVehicles(acuityVehicles),
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'CA', 'FL', 'HI', 'LA', 'NJ', 'NY', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { classes: ['CW481', 'CW483', 'CW487'] },
      outcome: 'out',
      code: 'appetite.aircraft_and_boats',
      reason: 'We insure what drives on roads, not aircraft or boats.',
    },
    {
      applies: { industries: ['transport'], min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.trucking_read',
      reason: 'An underwriter who knows trucking reads your application before we make an offer.',
    },
    {
      applies: { traits: ['auto-service'], min_hazard: 3 },
      outcome: 'refer',
      code: 'appetite.garage',
      reason: 'An underwriter reviews vehicle businesses first, because they often need a garage policy instead.',
    },
  ],
  answers: acuityAutoAnswers,
  guidelines: acuityAutoGuidelines,
  rateBooks: acuityAuto,
  standardCovers: [
    { code: 'towing', label: 'Towing, trucks too', offered: '$1,000 each time' },
    { code: 'downtime', label: 'Income while a truck is repaired', offered: '$100 a day, 20 days' },
  ],
  optionalCovers: [addition('blanket_insured', 'whole'), addition('waiver', 'none')],
  highlights: [
    { included: true, label: 'Injury and damage you cause with listed vehicles', code: 'auto_liability' },
    { included: true, label: 'Federal and state filings at no charge' },
    { included: true, label: 'No second deductible when truck and trailer crash together' },
    { included: true, label: 'Airbags and locks replaced without a deductible' },
    { included: false, label: 'A rental while yours is repaired', code: 'rental' },
    { included: false, label: 'Rideshare and delivery apps' },
  ],
}
