import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Workers’ compensation of Keystone Casualty. */
export const cnaWc = {
  line: 'wc',
  asks: { segment: 'cn', path: 'cna', version: 'v2', basis: ['class_code_ref', 'state'] },
  switch: 'cnaWcOn',
  codeName: 'cna_wc_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-WC' },
  ],
} as const satisfies CarrierLine
