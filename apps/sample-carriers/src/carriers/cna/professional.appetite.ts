import type { AppetiteRule } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

const offTarget: readonly AppetiteRule[] = [
  {
    applies: { states: ['AK', 'FL', 'HI', ...outsideTheStates] },
    outcome: 'out',
    code: 'appetite.state',
    reason: 'We do not write new policies where your business is.',
  },
  {
    applies: { min_hazard: 4 },
    outcome: 'out',
    code: 'appetite.hazard',
    reason: 'Work of this kind is more hazardous than we take on.',
  },
  {
    applies: { industries: ['construction', 'transport', 'agriculture', 'automotive', 'food', 'lodging', 'retail'] },
    outcome: 'out',
    code: 'appetite.professional_only',
    reason: 'We insure firms that sell advice and services, not trades, shops or haulers.',
  },
]

/** The appetite of Keystone Casualty (sample) for professional liability. */
export const professionalAppetite: readonly AppetiteRule[] = [
  ...offTarget,
  {
    applies: { classes: ['CW541110'], states: ['OR'] },
    outcome: 'out',
    code: 'appetite.bar_fund',
    reason: 'Lawyers in your state are insured by their own bar’s fund.',
  },
  {
    applies: { classes: ['CW541110'], states: ['NJ', 'NY'] },
    outcome: 'refer',
    code: 'appetite.attorneys_read',
    reason: 'An underwriter reads each law firm in your state before we make an offer.',
  },
  {
    applies: { industries: ['health', 'finance'] },
    outcome: 'refer',
    code: 'appetite.practice',
    reason: 'An underwriter reads practices and finance firms before we make an offer.',
  },
]

/** The appetite of Keystone Casualty (sample) for errors and omissions: publishers and broadcasters are referred. */
export const serviceAppetite: readonly AppetiteRule[] = [
  ...offTarget,
  {
    applies: { industries: ['health'] },
    outcome: 'out',
    code: 'appetite.malpractice',
    reason: 'Who treats patients needs a malpractice policy, not errors and omissions.',
  },
  {
    applies: { classes: ['CW5131', 'CW516'] },
    outcome: 'refer',
    code: 'appetite.media',
    reason: 'An underwriter reads publishers and broadcasters before we make an offer.',
  },
  {
    applies: { industries: ['finance'] },
    outcome: 'refer',
    code: 'appetite.finance',
    reason: 'An underwriter reads firms that deal in money, credit or insurance before we make an offer.',
  },
]
