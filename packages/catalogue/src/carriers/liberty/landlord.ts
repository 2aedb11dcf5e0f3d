import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

export const libertyLandlord = {
  line: 'landlord',
  switch: 'libertyLandlordOn',
  codeName: 'liberty_landlord_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: since, outlook: 'out', reason: 'appetite.hotels', code: '', traits: ['lodging'] },
    { from: since, outlook: 'in', reason: '', code: 'HL-LA' },
  ],
} as const satisfies CarrierLine
