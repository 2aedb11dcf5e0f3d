import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Product liability of Keystone Casualty. */
export const cnaProduct = {
  line: 'product',
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
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-PR' },
  ],
} as const satisfies CarrierLine
