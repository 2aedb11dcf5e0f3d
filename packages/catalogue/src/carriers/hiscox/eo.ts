import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Errors and omissions of Alder & Finch. */
export const hiscoxEo = {
  line: 'eo',
  switch: 'hiscoxEoOn',
  codeName: 'hiscox_eo_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'AF-EO' },
  ],
} as const satisfies CarrierLine
