import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Pollution of Ledgerstone Specialty: job sites and premises, environmental trades included. */
export const rpsPollution = {
  line: 'pollution',
  switch: 'rpsPollutionOn',
  codeName: 'rps_pollution_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.underwriterReads',
      code: 'LS-PX',
      traits: ['manufacturing'],
      minHazard: 4,
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'LS-PO' },
  ],
} as const satisfies CarrierLine
