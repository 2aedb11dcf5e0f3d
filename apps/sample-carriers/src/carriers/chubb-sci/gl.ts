import type { SampleLine } from '../../rating/sample-carrier.ts'
import { kitchensReferred, licensedInMostStates, noGuards, noHazardousWork } from '../shared/everyday-appetite.ts'
import { everydayLiability } from '../shared/everyday-liability.ts'

/** General liability of Northgate Mutual (sample): offices, shops and services, from the application alone. */
export const chubbSciGl: SampleLine = {
  ...everydayLiability,
  appetite: [
    licensedInMostStates,
    {
      applies: { traits: ['contractor', 'manufacturing'] },
      outcome: 'out',
      code: 'appetite.trade',
      reason: 'We insure offices, shops and services, not trades or manufacturers.',
    },
    noGuards,
    noHazardousWork,
    kitchensReferred,
  ],
  guidelines: [
    {
      code: 'revenue.limit',
      measure: 'annual_revenue',
      above: 10_000_000,
      outcome: 'decline',
      reason: 'Our policy for small businesses ends at $10,000,000 of sales a year.',
    },
    {
      code: 'claims.several',
      measure: 'claims_in_3_years',
      above: 1,
      outcome: 'refer',
      reason:
        'You reported more than one claim in three years. An underwriter reads what happened and what you changed.',
    },
    {
      code: 'insurance.canceled',
      measure: 'cancelled',
      above: 0,
      outcome: 'refer',
      reason: 'An insurer declined, canceled or did not renew your coverage. An underwriter reads why.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      per1000Revenue: [0.8, 1.65, 2.7, 5.2, 9.4],
      per1000Payroll: [2.2, 5.6, 10, 22, 41],
      subcontracted: 0.1,
      lapse: 1.05,
      traits: { office: 0.86, retail: 0.94, food: 1.04, cooking: 1.12, alcohol: 1.25, fitness: 1.15, children: 1.12 },
      states: { CA: 1.18, FL: 1.24, IL: 1.08, NJ: 1.14, NY: 1.32, TX: 1.06 },
      occurrence: [
        { amount: 500_000, factor: 0.9 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.18 },
      ],
      deductible: [
        { amount: 0, factor: 1.06 },
        { amount: 500, factor: 1 },
        { amount: 1000, factor: 0.94 },
        { amount: 2500, factor: 0.88 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 500,
      minimumPremium: 500,
      policyFee: 0,
      level: 1,
    },
  ],
  exclusions: [
    {
      code: 'uninsured_subcontractors',
      label: 'Subcontractors who have no insurance of their own',
      applies: { traits: ['contractor'] },
    },
    { code: 'fights', label: 'Injuries from fights', applies: { traits: ['alcohol'] } },
    ...everydayLiability.exclusions,
  ],
  highlights: [
    { included: true, label: 'Injury and damage to others', code: 'liability' },
    { included: true, label: 'Advertising: slander, copyright in your own ads', code: 'advertising' },
    { included: true, label: 'Medical costs of visitors up to $10,000', code: 'medical' },
    { included: false, label: 'Your own tools, stock and building', code: 'own_property' },
    { included: false, label: 'Mistakes in advice and design', code: 'professional' },
  ],
}
