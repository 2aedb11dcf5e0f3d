import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Pollution of Northgate Mutual: premises of offices, shops and services. */
export const chubbSciPollution = {
  line: 'pollution',
  switch: 'chubbSciPollutionOn',
  codeName: 'chubb_sci_pollution_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'out', reason: 'appetite.trade', code: '', traits: ['contractor', 'manufacturing'] },
    { from: '2026-01-01', outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 5 },
    { from: '2026-01-01', outlook: 'refer', reason: 'appetite.garage', code: 'NM-PX', traits: ['auto-service'] },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'NM-PO' },
  ],
} as const satisfies CarrierLine
