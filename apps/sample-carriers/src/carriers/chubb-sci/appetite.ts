import type { AppetiteGuide, AppetiteRule } from '../../rating/sample-carrier.ts'
import { kitchensReferred, licensedInMostStates, noHazardousWork } from '../shared/everyday-appetite.ts'

const standing: readonly AppetiteRule[] = [
  licensedInMostStates,
  {
    applies: { traits: ['height', 'hot-work', 'digging'], min_hazard: 3 },
    outcome: 'out',
    code: 'appetite.heavy_trade',
    reason: 'We do not insure trades that work at height, with a flame, or below ground.',
  },
  {
    applies: { traits: ['contractor', 'manufacturing'] },
    outcome: 'out',
    code: 'appetite.trade',
    reason: 'We insure offices, shops and services, not trades or manufacturers.',
  },
  {
    applies: { traits: ['auto-service', 'habitational'] },
    outcome: 'out',
    code: 'appetite.vehicles_and_homes',
    reason: 'We do not insure vehicle businesses or rented homes.',
  },
  {
    applies: { traits: ['security'], min_hazard: 3 },
    outcome: 'out',
    code: 'appetite.security',
    reason: 'We do not insure guards, or businesses that guard money, weapons or valuables.',
  },
  noHazardousWork,
  {
    applies: { traits: ['lodging'], min_hazard: 3 },
    outcome: 'refer',
    code: 'appetite.lodging',
    reason: 'An underwriter reviews each place where guests stay overnight before we make an offer.',
  },
  {
    applies: { states: ['FL'] },
    outcome: 'refer',
    code: 'appetite.windstorm',
    reason: 'An underwriter checks how exposed your building is to windstorm.',
  },
]

const gyms = { traits: ['fitness'], industries: ['recreation', 'care-education'] } as const

const gymsDeclined: AppetiteRule = {
  applies: gyms,
  outcome: 'out',
  code: 'appetite.fitness',
  reason: 'We do not insure gyms, studios and sports clubs.',
}

const gymsReferred: AppetiteRule = {
  applies: gyms,
  outcome: 'refer',
  code: 'appetite.fitness',
  reason: 'An underwriter reviews each gym, studio and sports club before we make an offer.',
}

export const chubbSciAppetite: readonly [AppetiteGuide, ...AppetiteGuide[]] = [
  { effective_from: '2026-01-01', rules: [...standing, gymsDeclined, kitchensReferred] },
  { effective_from: '2026-07-01', rules: [...standing, gymsReferred, kitchensReferred] },
]
