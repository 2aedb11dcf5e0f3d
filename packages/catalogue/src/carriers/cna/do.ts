import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

export const cnaDo = {
  line: 'do',
  switch: 'cnaDoOn',
  codeName: 'cna_do_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'refer', reason: 'appetite.financialRead', code: 'KC-DF', industries: ['finance'] },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-DO' },
  ],
} as const satisfies CarrierLine
