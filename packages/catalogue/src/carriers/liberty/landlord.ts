import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Residential landlords of Harrow & Lyme. */
export const libertyLandlord = {
  line: 'landlord',
  switch: 'libertyLandlordOn',
  codeName: 'liberty_landlord_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'HL-LA' },
  ],
} as const satisfies CarrierLine
