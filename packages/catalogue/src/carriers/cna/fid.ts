import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

export const cnaFid = {
  line: 'fid',
  switch: 'cnaFidOn',
  codeName: 'cna_fid_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'refer', reason: 'appetite.financialRead', code: 'KC-FF', industries: ['finance'] },
    { from: '2026-01-01', outlook: 'refer', reason: 'appetite.publicPlans', code: 'KC-FP', industries: ['civic'] },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-FI' },
  ],
} as const satisfies CarrierLine
