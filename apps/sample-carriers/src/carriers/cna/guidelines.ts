import type { Guideline } from '../../rating/guideline.ts'
import { coastalBuilding, startDatePassed } from '../shared/everyday-guidelines.ts'

export const cnaGuidelines: readonly Guideline[] = [
  coastalBuilding,
  {
    code: 'revenue.limit',
    measure: 'annual_revenue',
    above: 25_000_000,
    outcome: 'decline',
    reason: 'This policy ends at $25,000,000 of sales a year. An advisor can ask our middle-market team.',
  },
  {
    code: 'revenue.review',
    measure: 'annual_revenue',
    above: 12_000_000,
    outcome: 'refer',
    reason: 'An underwriter reviews businesses with more than $12,000,000 of sales a year.',
  },
  {
    code: 'employees.review',
    measure: 'employees',
    above: 100,
    outcome: 'refer',
    reason: 'An underwriter reviews businesses with more than 100 people.',
  },
  {
    code: 'property.limit',
    measure: 'property_value',
    above: 15_000_000,
    outcome: 'decline',
    reason: 'We insure up to $15,000,000 of building and contents at one address.',
  },
  {
    code: 'property.review',
    measure: 'property_value',
    above: 7_500_000,
    outcome: 'refer',
    reason: 'An underwriter checks building and contents worth more than $7,500,000.',
  },
  {
    code: 'new.business',
    measure: 'years_short_of_3',
    above: 1,
    outcome: 'refer',
    reason: 'You and your business are new to the trade. An underwriter reviews your plans.',
  },
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: 4,
    outcome: 'decline',
    reason: 'Five or more claims in three years are more than we can take on now. Ask again when they are older.',
  },
  {
    code: 'claims.open',
    measure: 'open_claims',
    above: 0,
    outcome: 'refer',
    reason: 'A claim is still open. An underwriter asks how it stands.',
  },
  {
    code: 'claims.large',
    measure: 'paid_in_3_years',
    above: 50_000,
    outcome: 'refer',
    reason: 'Claims of the last three years came to more than $50,000. An underwriter reads what happened.',
  },
  {
    code: 'insurance.canceled',
    measure: 'cancelled',
    above: 0,
    outcome: 'refer',
    reason:
      'You told us that an insurer declined, canceled or did not renew you. An underwriter asks what has changed since.',
  },
  {
    code: 'start.far',
    measure: 'days_ahead',
    above: 120,
    outcome: 'refer',
    reason: 'Your coverage starts more than 120 days from now. An underwriter can hold a price for you.',
  },
  startDatePassed,
]
