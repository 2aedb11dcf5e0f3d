import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'
import { stateFunds } from '../state-funds.ts'

/** Workers’ compensation of Palisade Workers Mutual: small shops, kitchens and trades; no work at height. */
export const guardWc = {
  line: 'wc',
  asks: { segment: 'g', path: 'guard', version: 'v1', basis: ['class_code_ref', 'wc_state'] },
  alsoAskedAt: ['wc/v3/guard'],
  indicates: true,
  switch: 'guardWcOn',
  codeName: 'guard_wc_code',
  appetite: [
    ...stateFunds,
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.staffing',
      code: '',
      classes: ['CW561320', 'CW561330'],
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.armed',
      code: '',
      traits: ['security'],
      minHazard: 3,
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.heavyInjury',
      code: '',
      minHazard: 5,
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.tradesRead',
      code: 'PW-WR',
      traits: ['height', 'digging'],
      minHazard: 4,
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'PW-WC' },
  ],
} as const satisfies CarrierLine
