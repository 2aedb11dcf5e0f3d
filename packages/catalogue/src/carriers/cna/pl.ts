import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Professional liability of Keystone Casualty. */
export const cnaPl = {
  line: 'pl',
  asks: { segment: 'cn', path: 'cna', version: 'v2', basis: ['class_code_ref', 'state'] },
  switch: 'cnaPlOn',
  codeName: 'cna_pl_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-PL' },
  ],
} as const satisfies CarrierLine
