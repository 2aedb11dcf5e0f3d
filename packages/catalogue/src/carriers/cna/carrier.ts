import type { Carrier } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** A middle-market insurer that looks at controls. */
export const cna = {
  id: 'cna',
  name: 'Keystone Casualty',
  sample: true,
  lines: [
    {
      line: 'bop',
      segment: 'cn',
      path: 'cna',
      version: 'v2',
      switch: 'cnaBopOn',
      basis: ['class_code_ref', 'state'],
      codeName: 'cna_bop_code',
      appetite: [
        {
          from: '2026-01-01',
          outlook: 'out',
          reason: 'appetite.stateNotServed',
          code: '',
          states: ['AK', 'FL', 'HI', ...outsideTheStates],
        },
        {
          from: '2026-01-01',
          outlook: 'out',
          reason: 'appetite.children',
          code: '',
          traits: ['children'],
          minHazard: 3,
        },
        { from: '2026-01-01', outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 4 },
        {
          from: '2026-01-01',
          outlook: 'refer',
          reason: 'appetite.alcoholAndEvents',
          code: 'KC-BX',
          traits: ['alcohol', 'events'],
          minHazard: 3,
        },
        {
          from: '2026-01-01',
          outlook: 'refer',
          reason: 'appetite.animals',
          code: 'KC-BX',
          traits: ['animals'],
          minHazard: 3,
        },
        {
          from: '2026-01-01',
          outlook: 'refer',
          reason: 'appetite.homesRead',
          code: 'KC-BX',
          traits: ['habitational'],
        },
        { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-BP' },
      ],
    },
  ],
} as const satisfies Carrier
