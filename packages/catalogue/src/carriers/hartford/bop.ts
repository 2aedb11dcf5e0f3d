import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

/** Business owner’s policy of Copperfield Insurance; it reads the application and asks nothing more. */
export const hartfordBop = {
  line: 'bop',
  billing: { by: 'agency' },
  indicates: true,
  switch: 'hartfordBopOn',
  codeName: 'hartford_bop_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', 'LA', ...outsideTheStates],
    },
    { from: since, outlook: 'out', reason: 'appetite.security', code: '', traits: ['security'] },
    { from: since, outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 4 },
    { from: since, outlook: 'out', reason: 'appetite.homes', code: '', traits: ['habitational'] },
    { from: since, outlook: 'out', reason: 'appetite.vehiclesAndHomes', code: '', traits: ['auto-service'] },
    { from: since, outlook: 'refer', reason: 'appetite.kitchen', code: 'CI-BPK', traits: ['cooking', 'alcohol'] },
    { from: since, outlook: 'in', reason: '', code: 'CI-BP' },
  ],
} as const satisfies CarrierLine
