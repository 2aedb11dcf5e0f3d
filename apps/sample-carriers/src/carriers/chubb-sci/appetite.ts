import type { AppetiteGuide, AppetiteRule } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const standing: readonly AppetiteRule[] = [
  {
    applies: { states: ['AK', 'HI', 'LA', ...outsideTheStates] },
    outcome: 'out',
    code: 'appetite.state',
    reason: 'We are not licensed where your business is.',
  },
  {
    applies: { traits: ['height', 'hot-work', 'digging'], min_hazard: 3 },
    outcome: 'out',
    code: 'appetite.heavy_trade',
    reason: 'We do not insure trades that work at height, with a flame, or below ground.',
  },
  {
    applies: { traits: ['contractor'], min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.contractor',
    reason: 'We insure light trades only.',
  },
  {
    applies: { traits: ['auto-service', 'security', 'habitational'] },
    outcome: 'out',
    code: 'appetite.trade',
    reason: 'We do not insure vehicle repair, security services or rented homes.',
  },
  {
    applies: { min_hazard: 5 },
    outcome: 'out',
    code: 'appetite.hazard',
    reason: 'Work of this kind is more hazardous than we take on.',
  },
  {
    applies: { traits: ['alcohol'], min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.bar',
    reason: 'We do not insure bars and nightclubs.',
  },
  {
    applies: { traits: ['lodging', 'manufacturing'], min_hazard: 3 },
    outcome: 'refer',
    code: 'appetite.lodging_manufacturing',
    reason: 'An underwriter looks at each hotel and workshop before we make an offer.',
  },
  {
    applies: { states: ['FL'] },
    outcome: 'refer',
    code: 'appetite.windstorm',
    reason: 'An underwriter checks how exposed your building is to windstorm.',
  },
]

const gymsDeclined: AppetiteRule = {
  applies: { traits: ['fitness'] },
  outcome: 'out',
  code: 'appetite.fitness',
  reason: 'We do not insure gyms and studios.',
}

const gymsReferred: AppetiteRule = {
  applies: { traits: ['fitness'] },
  outcome: 'refer',
  code: 'appetite.fitness',
  reason: 'An underwriter looks at each gym and studio before we make an offer.',
}

export const northgateAppetite: readonly [AppetiteGuide, ...AppetiteGuide[]] = [
  { effective_from: '2026-01-01', rules: [...standing, gymsDeclined] },
  { effective_from: '2026-07-01', rules: [...standing, gymsReferred] },
]
