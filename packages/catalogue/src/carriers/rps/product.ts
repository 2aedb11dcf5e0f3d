import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Product liability of Ledgerstone Specialty: importers and unusual products too. */
export const rpsProduct = {
  line: 'product',
  indicates: true,
  switch: 'rpsProductOn',
  codeName: 'rps_product_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'refer', reason: 'appetite.underwriterReads', code: 'LS-RX', minHazard: 5 },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'LS-PR' },
  ],
} as const satisfies CarrierLine
