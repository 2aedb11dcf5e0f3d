import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Professional liability of Ashlar Lawyers Mutual: only for law firms. It reads the line’s pages for attorneys. */
export const aigPl = {
  line: 'pl',
  switch: 'aigPlOn',
  codeName: 'aig_pl_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', ...outsideTheStates],
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.attorneysOfBarFund',
      code: '',
      states: ['OR'],
      classes: ['CW541110'],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'AL-PL', classes: ['CW541110'] },
    { from: '2026-01-01', outlook: 'out', reason: 'appetite.attorneysOnly', code: '' },
  ],
} as const satisfies CarrierLine
