import type { AppetiteRule } from '../../../rating/sample-carrier.ts'

/** Nearly everybody who works with their hands. */
export const handsOnTrades: readonly AppetiteRule[] = [
  {
    applies: { industries: ['finance'] },
    outcome: 'out',
    code: 'appetite.finance',
    reason: 'We do not insure banks, lenders or investment firms.',
  },
  {
    applies: { min_hazard: 5 },
    outcome: 'refer',
    code: 'appetite.hazard',
    reason: 'An underwriter reviews businesses like yours before quoting.',
  },
  {
    applies: { traits: ['lodging', 'habitational'] },
    outcome: 'refer',
    code: 'appetite.lodging',
    reason: 'An underwriter reads each place where people stay overnight or live.',
  },
]
