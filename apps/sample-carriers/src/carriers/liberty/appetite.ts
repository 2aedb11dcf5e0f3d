import type { AppetiteGuide, AppetiteRule } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

const standing: readonly AppetiteRule[] = [
  {
    applies: { states: ['AK', 'HI', ...outsideTheStates] },
    outcome: 'out',
    code: 'appetite.state',
    reason: 'We are not licensed where your business is.',
  },
  {
    applies: { traits: ['height'], min_hazard: 5, states: ['NY'] },
    outcome: 'out',
    code: 'appetite.height_new_york',
    reason: 'We do not insure roofing and other work at height in New York.',
  },
  {
    applies: { traits: ['security'], min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.security',
    reason: 'We do not insure guards, or businesses that guard money, weapons or valuables.',
  },
  {
    lines: ['bop'],
    applies: { min_hazard: 5 },
    outcome: 'out',
    code: 'appetite.heavy_work',
    reason: 'For work this hazardous we offer general liability, not a business owners policy.',
  },
  {
    lines: ['bop'],
    applies: { traits: ['habitational'] },
    outcome: 'out',
    code: 'appetite.homes',
    reason: 'We do not insure buildings that people live in by a business owners policy.',
  },
  {
    lines: ['bop'],
    applies: { traits: ['manufacturing'], min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.factory',
    reason: 'We do not insure heavy manufacturing by a business owners policy.',
  },
  {
    applies: { traits: ['height'], min_hazard: 5 },
    outcome: 'refer',
    code: 'appetite.height',
    reason: 'An underwriter reviews roofing, tree work and other work at height before we make an offer.',
  },
  {
    applies: { min_hazard: 5 },
    outcome: 'refer',
    code: 'appetite.hazard',
    reason: 'An underwriter reviews work of this kind before we make an offer.',
  },
  {
    applies: { traits: ['alcohol'], min_hazard: 4 },
    outcome: 'refer',
    code: 'appetite.bar',
    reason: 'An underwriter reviews each bar and club before we make an offer.',
  },
  {
    applies: { traits: ['children', 'animals'], min_hazard: 4 },
    outcome: 'refer',
    code: 'appetite.in_your_care',
    reason: 'An underwriter reviews businesses that have children or animals in their care.',
  },
  {
    applies: { traits: ['auto-service'], min_hazard: 3 },
    outcome: 'refer',
    code: 'appetite.garage',
    reason: 'Vehicle businesses often need a garage policy, so an underwriter reviews each before we make an offer.',
  },
]

export const libertyAppetite: readonly [AppetiteGuide, ...AppetiteGuide[]] = [
  { effective_from: '2026-01-01', rules: standing },
]
