import type { Guideline } from '../../rating/guideline.ts'
import type { AppetiteGuide } from '../../rating/sample-carrier.ts'
import { kitchensReferred, licensedInMostStates, noGuards, noHazardousWork } from '../shared/everyday-appetite.ts'
import { coastalBuilding } from '../shared/everyday-guidelines.ts'

export const copperfieldAppetite: readonly [AppetiteGuide, ...AppetiteGuide[]] = [
  {
    effective_from: '2026-01-01',
    rules: [
      licensedInMostStates,
      noGuards,
      noHazardousWork,
      {
        lines: ['bop'],
        applies: { traits: ['habitational', 'auto-service'] },
        outcome: 'out',
        code: 'appetite.vehicles_and_homes',
        reason: 'We do not insure vehicle businesses or rented homes.',
      },
      kitchensReferred,
    ],
  },
]

export const copperfieldGuidelines: readonly Guideline[] = [
  coastalBuilding,
  {
    code: 'revenue.limit',
    measure: 'annual_revenue',
    above: 6_000_000,
    outcome: 'decline',
    reason: 'We insure businesses with up to $6,000,000 of sales a year.',
  },
  {
    code: 'new.business',
    measure: 'years_short_of_3',
    above: 2,
    outcome: 'refer',
    reason: 'Your business is new, and so are you to the trade. An underwriter reviews your plans.',
  },
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: 2,
    outcome: 'decline',
    reason: 'Three or more claims in three years are more than we can take on now.',
  },
  {
    code: 'claims.open',
    measure: 'open_claims',
    above: 0,
    outcome: 'refer',
    reason: 'A claim is still open. An underwriter asks how it stands.',
  },
  {
    code: 'insurance.canceled',
    measure: 'cancelled',
    above: 0,
    outcome: 'refer',
    reason: 'An insurer declined, canceled or did not renew you. An underwriter asks why.',
  },
  {
    code: 'property.limit',
    lines: ['bop'],
    measure: 'property_value',
    above: 3_000_000,
    outcome: 'decline',
    reason: 'We insure up to $3,000,000 of building and contents.',
  },
  {
    code: 'building.age',
    lines: ['bop'],
    measure: 'building_age',
    above: 60,
    outcome: 'refer',
    reason: 'Your building is more than 60 years old. An underwriter checks roof, wiring, plumbing and heating.',
  },
]
