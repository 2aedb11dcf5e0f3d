import type { Carrier } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'
import { chubbSciDo } from './do.ts'
import { chubbSciEpli } from './epli.ts'
import { chubbSciFid } from './fid.ts'
import { chubbSciGl } from './gl.ts'
import { chubbSciPollution } from './pollution.ts'
import { chubbSciUmb } from './umb.ts'
import { chubbSciWc } from './wc.ts'

/** A property-minded insurer of offices and shops; careful with kitchens and trades. */
export const chubbSci = {
  id: 'chubb_sci',
  name: 'Northgate Mutual',
  sample: true,
  mark: 'M4 21V9a8 8 0 0 1 16 0v12M9 21V11a3 3 0 0 1 6 0v10M2 21h20',
  sendsDocuments: true,
  lines: [
    {
      line: 'bop',
      asks: { segment: 'cs', path: 'chubb-sci', version: 'v1', basis: ['class_code_ref', 'state'] },
      alsoAskedAt: ['chubb/v1/bop'],
      indicates: true,
      switch: 'chubbSciBopOn',
      codeName: 'chubb_sci_bop_code',
      appetite: [
        {
          from: '2026-01-01',
          outlook: 'out',
          reason: 'appetite.stateNotServed',
          code: '',
          states: ['AK', 'HI', 'LA', ...outsideTheStates],
        },
        {
          from: '2026-01-01',
          outlook: 'out',
          reason: 'appetite.trade',
          code: '',
          traits: ['contractor', 'manufacturing'],
        },
        {
          from: '2026-01-01',
          outlook: 'out',
          reason: 'appetite.trade',
          code: '',
          traits: ['height', 'hot-work', 'digging'],
          minHazard: 3,
        },
        {
          from: '2026-01-01',
          outlook: 'out',
          reason: 'appetite.vehiclesAndHomes',
          code: '',
          traits: ['auto-service', 'habitational'],
        },
        {
          from: '2026-01-01',
          outlook: 'out',
          reason: 'appetite.security',
          code: '',
          traits: ['security'],
          minHazard: 3,
        },
        { from: '2026-01-01', outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 4 },
        {
          from: '2026-01-01',
          outlook: 'refer',
          reason: 'appetite.lodging',
          code: 'NM-BL',
          traits: ['lodging'],
          minHazard: 3,
        },
        {
          from: '2026-01-01',
          outlook: 'refer',
          reason: 'appetite.fitness',
          code: 'NM-BF',
          traits: ['fitness'],
          industries: ['recreation', 'care-education'],
        },
        {
          from: '2026-01-01',
          outlook: 'refer',
          reason: 'appetite.kitchen',
          code: 'NM-BK',
          traits: ['cooking', 'alcohol'],
        },
        { from: '2026-01-01', outlook: 'refer', reason: 'appetite.windstorm', code: 'NM-BW', states: ['FL'] },
        { from: '2026-01-01', outlook: 'in', reason: '', code: 'NM-BO' },
      ],
    },
    chubbSciGl,
    chubbSciWc,
    chubbSciUmb,
    chubbSciDo,
    chubbSciEpli,
    chubbSciFid,
    chubbSciPollution,
  ],
} as const satisfies Carrier
