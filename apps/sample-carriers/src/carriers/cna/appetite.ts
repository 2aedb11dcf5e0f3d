import type { AppetiteGuide, AppetiteRule } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const standing: readonly AppetiteRule[] = [
  {
    applies: { states: ['AK', 'FL', 'HI', ...outsideTheStates] },
    outcome: 'out',
    code: 'appetite.state',
    reason: 'We do not write new policies where your business is.',
  },
  {
    applies: { traits: ['height', 'hot-work'], min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.heavy_trade',
    reason: 'We do not insure work at height or with an open flame by a business owners policy.',
  },
  {
    applies: { min_hazard: 5 },
    outcome: 'out',
    code: 'appetite.hazard',
    reason: 'Work of this kind is more hazardous than we take on.',
  },
  {
    applies: { traits: ['alcohol', 'lodging'], min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.hospitality',
    reason: 'We do not insure bars, clubs and large hotels.',
  },
  {
    applies: { traits: ['habitational', 'children', 'animals'], min_hazard: 3 },
    outcome: 'refer',
    code: 'appetite.in_your_care',
    reason: 'An underwriter looks at rented homes, and at businesses with children or animals in their care.',
  },
  {
    applies: { traits: ['cooking'], min_hazard: 4 },
    outcome: 'refer',
    code: 'appetite.cooking',
    reason: 'An underwriter looks at kitchens that fry or cook over an open flame.',
  },
]

export const keystoneAppetite: readonly [AppetiteGuide, ...AppetiteGuide[]] = [
  { effective_from: '2026-01-01', rules: standing },
]
