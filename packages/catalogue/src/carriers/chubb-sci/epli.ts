import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

export const chubbSciEpli = {
  line: 'epli',
  indicates: true,
  switch: 'chubbSciEpliOn',
  codeName: 'chubb_sci_epli_code',
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
      reason: 'appetite.restaurantsHere',
      code: '',
      traits: ['cooking', 'alcohol'],
      states: ['CA', 'NY'],
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.underwriterReads',
      code: 'NM-ER',
      traits: ['cooking', 'alcohol', 'lodging'],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'NM-EP' },
  ],
} as const satisfies CarrierLine
