import type { Guideline } from '../../rating/guideline.ts'

/** Rules that every carrier of this country applies to every line. */
export const generalGuidelines: readonly Guideline[] = [
  {
    code: 'revenue.limit',
    measure: 'annual_revenue',
    above: 10_000_000,
    outcome: 'decline',
    reason: 'We insure businesses that turn over up to £10,000,000 a year.',
  },
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: 3,
    outcome: 'decline',
    reason: 'Four or more claims in three years are more than we can take on now.',
  },
  {
    code: 'claims.open',
    measure: 'open_claims',
    above: 0,
    outcome: 'refer',
    reason: 'A claim is still open. An underwriter asks how it stands.',
  },
]
