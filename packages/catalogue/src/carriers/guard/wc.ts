import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Workers’ compensation of Palisade Workers Mutual. */
export const guardWc = {
  line: 'wc',
  asks: { segment: 'g', path: 'guard', version: 'v1', basis: ['class_code_ref', 'state'] },
  switch: 'guardWcOn',
  codeName: 'guard_wc_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'PW-WC' },
  ],
} as const satisfies CarrierLine
