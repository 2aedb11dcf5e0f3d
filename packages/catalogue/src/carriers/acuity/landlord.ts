import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Residential landlords of Prairie Shield Mutual. */
export const acuityLandlord = {
  line: 'landlord',
  switch: 'acuityLandlordOn',
  codeName: 'acuity_landlord_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'PS-LA' },
  ],
} as const satisfies CarrierLine
