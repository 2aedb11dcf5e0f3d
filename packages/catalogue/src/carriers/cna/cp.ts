import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Commercial property of Keystone Casualty. */
export const cnaCp = {
  line: 'cp',
  switch: 'cnaCpOn',
  codeName: 'cna_cp_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-CP' },
  ],
} as const satisfies CarrierLine
