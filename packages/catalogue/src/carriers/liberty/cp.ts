import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Commercial property of Harrow & Lyme. */
export const libertyCp = {
  line: 'cp',
  switch: 'libertyCpOn',
  codeName: 'liberty_cp_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'HL-CP' },
  ],
} as const satisfies CarrierLine
