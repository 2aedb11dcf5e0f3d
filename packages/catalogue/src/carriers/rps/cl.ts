import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Cyber of Ledgerstone Specialty. */
export const rpsCl = {
  line: 'cl',
  switch: 'rpsClOn',
  codeName: 'rps_cl_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'LS-CL' },
  ],
} as const satisfies CarrierLine
