import type { AppetiteRule } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

const offTarget: readonly AppetiteRule[] = [
  {
    applies: { states: ['AK', 'HI', ...outsideTheStates] },
    outcome: 'out',
    code: 'appetite.state',
    reason: 'We are not licensed where your business is.',
  },
  {
    applies: { industries: ['construction', 'manufacturing', 'transport', 'agriculture', 'automotive'] },
    outcome: 'out',
    code: 'appetite.professional_only',
    reason: 'We insure people who sell advice and services, not trades, makers or haulers.',
  },
  {
    applies: { classes: ['CW541110'] },
    outcome: 'out',
    code: 'appetite.attorneys',
    reason: 'Law firms are insured in a separate program.',
  },
]

/** The appetite of Alder & Finch (sample) for professional liability. */
export const professionalAppetite: readonly AppetiteRule[] = [
  ...offTarget,
  {
    applies: { industries: ['health'], min_hazard: 3 },
    outcome: 'out',
    code: 'appetite.malpractice',
    reason: 'Doctors, clinics and homes need a malpractice policy, which we do not offer.',
  },
  {
    applies: { industries: ['health'] },
    outcome: 'refer',
    code: 'appetite.practice',
    reason: 'An underwriter reads each practice that treats patients before we make an offer.',
  },
  {
    applies: { classes: ['CW5413'], min_hazard: 2 },
    outcome: 'refer',
    code: 'appetite.design',
    reason: 'An underwriter reads architects, engineers and inspectors before we make an offer.',
  },
  {
    applies: { industries: ['finance'] },
    outcome: 'refer',
    code: 'appetite.finance',
    reason: 'An underwriter reads firms that deal in money, credit or insurance before we make an offer.',
  },
]

/** The appetite of Alder & Finch (sample) for errors and omissions: the same, without anyone who treats patients. */
export const serviceAppetite: readonly AppetiteRule[] = [
  ...offTarget,
  {
    applies: { industries: ['health'] },
    outcome: 'out',
    code: 'appetite.malpractice',
    reason: 'Who treats patients needs a malpractice policy, not errors and omissions.',
  },
  {
    applies: { industries: ['finance'] },
    outcome: 'refer',
    code: 'appetite.finance',
    reason: 'An underwriter reads firms that deal in money, credit or insurance before we make an offer.',
  },
]
