import type { Carrier } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'
import { cnaCp } from './cp.ts'
import { cnaDo } from './do.ts'
import { cnaEo } from './eo.ts'
import { cnaEpli } from './epli.ts'
import { cnaFid } from './fid.ts'
import { cnaPl } from './pl.ts'
import { cnaProduct } from './product.ts'
import { cnaSe } from './se.ts'
import { cnaWc } from './wc.ts'

/** A middle-market insurer that looks at controls. */
export const cna = {
  id: 'cna',
  name: 'Keystone Casualty',
  sample: true,
  mark: 'M3 20c0-8 4-13 9-13s9 5 9 13M9 4h6l-1.5 8h-3zM8 20c0-4 2-6 4-6s4 2 4 6',
  billing: { by: 'agency' },
  lines: [
    {
      line: 'bop',
      asks: { segment: 'cn', path: 'cna', version: 'v2', basis: ['class_code_ref', 'state'] },
      indicates: true,
      switch: 'cnaBopOn',
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
    cnaWc,
    cnaPl,
    cnaEo,
    cnaCp,
    cnaSe,
    cnaDo,
    cnaEpli,
    cnaFid,
    cnaProduct,
  ],
} as const satisfies Carrier
