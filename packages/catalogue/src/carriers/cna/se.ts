import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Special events of Keystone Casualty: fairs, festivals and larger crowds too. */
export const cnaSe = {
  line: 'se',
  alsoAskedAt: ['se/v3/cna'],
  indicates: true,
  switch: 'cnaSeOn',
  codeName: 'cna_se_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'refer', reason: 'appetite.bar', code: 'KC-SX', traits: ['alcohol'], minHazard: 4 },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-SE' },
  ],
} as const satisfies CarrierLine
