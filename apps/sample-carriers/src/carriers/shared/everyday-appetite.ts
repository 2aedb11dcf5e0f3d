import type { AppetiteRule } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from './outside-the-states.ts'

// Appetite rows that carriers of everyday businesses share; each picks its own.

export const licensedInMostStates: AppetiteRule = {
  applies: { states: ['AK', 'HI', 'LA', ...outsideTheStates] },
  outcome: 'out',
  code: 'appetite.state',
  reason: 'We are not licensed where your business is.',
}

export const noGuards: AppetiteRule = {
  applies: { traits: ['security'] },
  outcome: 'out',
  code: 'appetite.security',
  reason: 'We do not insure guards, or businesses that guard money, weapons or valuables.',
}

export const noHazardousWork: AppetiteRule = {
  applies: { min_hazard: 4 },
  outcome: 'out',
  code: 'appetite.hazard',
  reason: 'Work of this kind is more hazardous than we take on.',
}

export const kitchensReferred: AppetiteRule = {
  applies: { traits: ['cooking', 'alcohol'] },
  outcome: 'refer',
  code: 'appetite.kitchen',
  reason: 'An underwriter reviews each business that cooks or serves alcohol before we make an offer.',
}
