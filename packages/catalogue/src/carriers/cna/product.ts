import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Product liability of Keystone Casualty: makers and sellers of ordinary goods. */
export const cnaProduct = {
  line: 'product',
  indicates: true,
  switch: 'cnaProductOn',
  codeName: 'cna_product_code',
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
      outlook: 'out',
      reason: 'appetite.factory',
      code: '',
      traits: ['manufacturing'],
      minHazard: 5,
    },
    { from: '2026-01-01', outlook: 'refer', reason: 'appetite.underwriterReads', code: 'KC-RX', minHazard: 4 },
    { from: '2026-01-01', outlook: 'refer', reason: 'appetite.patientProducts', code: 'KC-RX', industries: ['health'] },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-PR' },
  ],
} as const satisfies CarrierLine
