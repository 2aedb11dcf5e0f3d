import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

export const acuityCa = {
  line: 'ca',
  alsoAskedAt: ['acuity/v1/ca'],
  indicates: true,
  switch: 'acuityCaOn',
  codeName: 'acuity_ca_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'CA', 'FL', 'HI', 'LA', 'NJ', 'NY', ...outsideTheStates],
    },
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.aircraftAndBoats',
      code: '',
      classes: ['CW481', 'CW483', 'CW487'],
    },
    {
      from: since,
      outlook: 'refer',
      reason: 'appetite.truckingRead',
      code: 'PS-CX',
      industries: ['transport'],
      minHazard: 4,
    },
    { from: since, outlook: 'refer', reason: 'appetite.garage', code: 'PS-CX', traits: ['auto-service'], minHazard: 3 },
    { from: since, outlook: 'in', reason: '', code: 'PS-CA' },
  ],
} as const satisfies CarrierLine
