import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Special event of Alder & Finch. */
export const hiscoxSe = {
  line: 'se',
  switch: 'hiscoxSeOn',
  codeName: 'hiscox_se_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'AF-SE' },
  ],
} as const satisfies CarrierLine
