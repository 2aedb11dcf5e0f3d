import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Umbrella of Northgate Mutual. */
export const chubbSciUmb = {
  line: 'umb',
  switch: 'chubbSciUmbOn',
  codeName: 'chubb_sci_umb_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'NM-UM' },
  ],
} as const satisfies CarrierLine
