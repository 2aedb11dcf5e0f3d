import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Workers’ compensation of Tern Harbor Insurance. */
export const amtrustWc = {
  line: 'wc',
  asks: { segment: 'a', path: 'amtrust', version: 'v1', basis: ['class_code_ref', 'state'] },
  switch: 'amtrustWcOn',
  codeName: 'amtrust_wc_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'TH-WC' },
  ],
} as const satisfies CarrierLine
