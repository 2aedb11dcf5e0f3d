import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

export const cnaEpli = {
  line: 'epli',
  indicates: true,
  switch: 'cnaEpliOn',
  codeName: 'cna_epli_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'out', reason: 'appetite.security', code: '', traits: ['security'] },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.alcoholAndEvents',
      code: 'KC-ER',
      traits: ['alcohol', 'events'],
      minHazard: 3,
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-EP' },
  ],
} as const satisfies CarrierLine
