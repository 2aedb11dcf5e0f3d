import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

export const chubbSciDo = {
  line: 'do',
  switch: 'chubbSciDoOn',
  codeName: 'chubb_sci_do_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'out', reason: 'appetite.financial', code: '', industries: ['finance'] },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.innovators',
      code: 'NM-DT',
      industries: ['technology'],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'NM-DO' },
  ],
} as const satisfies CarrierLine
