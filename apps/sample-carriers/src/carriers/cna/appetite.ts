import type { AppetiteGuide, AppetiteRule } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

const standing: readonly AppetiteRule[] = [
  {
    applies: { states: ['AK', 'FL', 'HI', ...outsideTheStates] },
    outcome: 'out',
    code: 'appetite.state',
    reason: 'We do not write new policies where your business is.',
  },
  {
    applies: { traits: ['children'], min_hazard: 3 },
    outcome: 'out',
    code: 'appetite.children',
    reason: 'We do not insure businesses that look after or coach children.',
  },
  {
    applies: { min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.hazard',
    reason: 'Work of this kind is more hazardous than we take on.',
  },
  {
    applies: { traits: ['alcohol', 'events'], min_hazard: 3 },
    outcome: 'refer',
    code: 'appetite.alcohol_and_events',
    reason: 'An underwriter reviews each business that serves alcohol or holds events before we make an offer.',
  },
  {
    applies: { traits: ['animals'], min_hazard: 3 },
    outcome: 'refer',
    code: 'appetite.animals',
    reason: 'An underwriter reviews businesses that have animals in their care.',
  },
  {
    applies: { traits: ['habitational'] },
    outcome: 'refer',
    code: 'appetite.homes',
    reason: 'An underwriter reviews buildings that people live in before we make an offer.',
  },
]

export const cnaAppetite: readonly [AppetiteGuide, ...AppetiteGuide[]] = [
  { effective_from: '2026-01-01', rules: standing },
]
