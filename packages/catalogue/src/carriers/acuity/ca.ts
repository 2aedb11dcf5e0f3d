import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Commercial auto of Prairie Shield Mutual. */
export const acuityCa = {
  line: 'ca',
  switch: 'acuityCaOn',
  codeName: 'acuity_ca_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'PS-CA' },
  ],
} as const satisfies CarrierLine
