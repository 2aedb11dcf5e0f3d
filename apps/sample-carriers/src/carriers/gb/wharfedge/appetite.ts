import type { AppetiteRule } from '../../../rating/sample-carrier.ts'

/** Shops, restaurants, offices and practices; in lines for premises and employees. */
export const everydayTrades: readonly AppetiteRule[] = [
  {
    applies: { traits: ['security'] },
    outcome: 'out',
    code: 'appetite.security',
    reason: 'We do not insure guards, or businesses that guard money, weapons or valuables.',
  },
  {
    applies: { min_hazard: 5 },
    outcome: 'out',
    code: 'appetite.hazard',
    reason: 'This work is more dangerous than what we take on.',
  },
  {
    applies: { traits: ['contractor'], min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.trade',
    reason: 'We insure shops, restaurants and services, not heavier building work.',
  },
  {
    applies: { traits: ['alcohol'], min_hazard: 4 },
    outcome: 'refer',
    code: 'appetite.bar',
    reason: 'An underwriter reads each pub, bar and club before pricing it.',
  },
  {
    applies: { traits: ['children', 'animals'], min_hazard: 3 },
    outcome: 'refer',
    code: 'appetite.care',
    reason: 'An underwriter reads businesses that look after children or animals before pricing them.',
  },
]
