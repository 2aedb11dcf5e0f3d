import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Umbrella of Harrow & Lyme. */
export const libertyUmb = {
  line: 'umb',
  switch: 'libertyUmbOn',
  codeName: 'liberty_umb_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'HL-UM' },
  ],
} as const satisfies CarrierLine
