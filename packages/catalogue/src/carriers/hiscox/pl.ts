import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Professional liability of Alder & Finch. */
export const hiscoxPl = {
  line: 'pl',
  asks: { segment: 'h', path: 'hiscox', version: 'v1', basis: ['class_code_ref', 'state'] },
  switch: 'hiscoxPlOn',
  codeName: 'hiscox_pl_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'AF-PL' },
  ],
} as const satisfies CarrierLine
