import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Commercial property of Prairie Shield Mutual. */
export const acuityCp = {
  line: 'cp',
  switch: 'acuityCpOn',
  codeName: 'acuity_cp_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'PS-CP' },
  ],
} as const satisfies CarrierLine
