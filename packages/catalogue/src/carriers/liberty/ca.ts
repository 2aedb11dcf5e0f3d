import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Commercial auto of Harrow & Lyme. */
export const libertyCa = {
  line: 'ca',
  switch: 'libertyCaOn',
  codeName: 'liberty_ca_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'HL-CA' },
  ],
} as const satisfies CarrierLine
