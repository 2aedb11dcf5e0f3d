import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Errors and omissions of Keystone Casualty. */
export const cnaEo = {
  line: 'eo',
  switch: 'cnaEoOn',
  codeName: 'cna_eo_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-EO' },
  ],
} as const satisfies CarrierLine
