import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Workers’ compensation of Northgate Mutual. */
export const chubbSciWc = {
  line: 'wc',
  asks: { segment: 'cs', path: 'chubb-sci', version: 'v1', basis: ['class_code_ref', 'state'] },
  switch: 'chubbSciWcUwQuestionsOn',
  codeName: 'chubb_sci_wc_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'NM-WC' },
  ],
} as const satisfies CarrierLine
