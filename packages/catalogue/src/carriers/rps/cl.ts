import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Cyber of Ledgerstone Specialty: takes on more than most, and looks at the domain first. */
export const rpsCl = {
  line: 'cl',
  scansDomains: true,
  indicates: true,
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
    { from: '2026-01-01', outlook: 'refer', reason: 'appetite.publicBodies', code: 'LS-CX', industries: ['civic'] },
    { from: '2026-01-01', outlook: 'refer', reason: 'appetite.moneyOfOthers', code: 'LS-CX', industries: ['finance'] },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'LS-CL' },
  ],
} as const satisfies CarrierLine
