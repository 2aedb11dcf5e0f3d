import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

export const acuityCp = {
  line: 'cp',
  alsoAskedAt: ['acuity/v1/cp'],
  switch: 'acuityCpOn',
  codeName: 'acuity_cp_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'CA', 'FL', 'HI', 'LA', 'NJ', 'NY', ...outsideTheStates],
    },
    { from: since, outlook: 'out', reason: 'appetite.factory', code: '', industries: ['manufacturing'], minHazard: 5 },
    {
      from: since,
      outlook: 'refer',
      reason: 'appetite.kitchen',
      code: 'PS-CX',
      traits: ['cooking', 'alcohol'],
      minHazard: 3,
    },
    { from: since, outlook: 'in', reason: '', code: 'PS-CP' },
  ],
} as const satisfies CarrierLine
