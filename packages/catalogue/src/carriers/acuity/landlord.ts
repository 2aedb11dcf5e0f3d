import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

export const acuityLandlord = {
  line: 'landlord',
  alsoAskedAt: ['acuity/v1/landlord'],
  switch: 'acuityLandlordOn',
  codeName: 'acuity_landlord_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'CA', 'FL', 'HI', 'LA', 'NJ', 'NY', ...outsideTheStates],
    },
    { from: since, outlook: 'out', reason: 'appetite.hotels', code: '', traits: ['lodging'] },
    {
      from: since,
      outlook: 'refer',
      reason: 'appetite.homesRead',
      code: 'PS-LX',
      traits: ['habitational'],
      minHazard: 3,
    },
    { from: since, outlook: 'in', reason: '', code: 'PS-LA' },
  ],
} as const satisfies CarrierLine
