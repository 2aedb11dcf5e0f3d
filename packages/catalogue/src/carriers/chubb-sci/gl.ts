import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

/** General liability of Northgate Mutual: offices, shops and services; it reads the application and asks nothing more. */
export const chubbSciGl = {
  line: 'gl',
  indicates: true,
  switch: 'chubbSciGlOn',
  codeName: 'chubb_sci_gl_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', 'LA', ...outsideTheStates],
    },
    { from: since, outlook: 'out', reason: 'appetite.trade', code: '', traits: ['contractor', 'manufacturing'] },
    { from: since, outlook: 'out', reason: 'appetite.security', code: '', traits: ['security'] },
    { from: since, outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 4 },
    { from: since, outlook: 'refer', reason: 'appetite.kitchen', code: 'NM-GK', traits: ['cooking', 'alcohol'] },
    { from: since, outlook: 'in', reason: '', code: 'NM-GL' },
  ],
} as const satisfies CarrierLine
