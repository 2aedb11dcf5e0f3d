import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

export const chubbSciFid = {
  line: 'fid',
  switch: 'chubbSciFidOn',
  codeName: 'chubb_sci_fid_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'out', reason: 'appetite.financial', code: '', industries: ['finance'] },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'NM-FI' },
  ],
} as const satisfies CarrierLine
