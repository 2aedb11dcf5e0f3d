import type { Guideline } from '../../rating/guideline.ts'
import { coastalBuilding, startDatePassed } from '../shared/everyday-guidelines.ts'

export const chubbSciGuidelines: readonly Guideline[] = [
  coastalBuilding,
  {
    code: 'revenue.limit',
    measure: 'annual_revenue',
    above: 10_000_000,
    outcome: 'decline',
    reason:
      'Our policy for small businesses ends at $10,000,000 of sales a year. An advisor can look for a larger program.',
  },
  {
    code: 'revenue.review',
    measure: 'annual_revenue',
    above: 6_000_000,
    outcome: 'refer',
    reason: 'An underwriter reviews businesses with more than $6,000,000 of sales a year.',
  },
  {
    code: 'property.limit',
    measure: 'property_value',
    above: 10_000_000,
    outcome: 'decline',
    reason: 'We insure up to $10,000,000 of building and contents at one address.',
  },
  {
    code: 'property.review',
    measure: 'property_value',
    above: 5_000_000,
    outcome: 'refer',
    reason: 'An underwriter checks building and contents worth more than $5,000,000.',
  },
  {
    code: 'building.size',
    measure: 'square_feet',
    above: 35_000,
    outcome: 'refer',
    reason: 'An underwriter reviews spaces larger than 35,000 square feet.',
  },
  {
    code: 'building.age',
    measure: 'building_age',
    above: 60,
    outcome: 'refer',
    reason: 'Your building is more than 60 years old. An underwriter checks what has been renewed since.',
  },
  {
    code: 'building.stories',
    measure: 'stories',
    above: 6,
    outcome: 'refer',
    reason: 'An underwriter reviews buildings of more than six stories.',
  },
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: 4,
    outcome: 'decline',
    reason: 'Five or more claims in three years are more than we can take on now. Ask again when they are older.',
  },
  {
    code: 'claims.several',
    measure: 'claims_in_3_years',
    above: 1,
    outcome: 'refer',
    reason: 'You reported more than one claim in three years. An underwriter reads what happened and what you changed.',
  },
  {
    code: 'claims.large',
    measure: 'paid_in_3_years',
    above: 25_000,
    outcome: 'refer',
    reason: 'Claims of the last three years came to more than $25,000. An underwriter reads what happened.',
  },
  {
    code: 'insurance.canceled',
    measure: 'cancelled',
    above: 0,
    outcome: 'refer',
    reason: 'An insurer declined, canceled or did not renew your coverage. An underwriter reads why.',
  },
  {
    code: 'start.far',
    measure: 'days_ahead',
    above: 90,
    outcome: 'refer',
    reason: 'Your coverage starts more than 90 days from now. An underwriter can hold a price for you.',
  },
  startDatePassed,
]
