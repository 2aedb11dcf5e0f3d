import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

export const chubbSciUmb = {
  line: 'umb',
  indicates: true,
  switch: 'chubbSciUmbOn',
  codeName: 'chubb_sci_umb_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: since, outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 4 },
    {
      from: since,
      outlook: 'refer',
      reason: 'appetite.alcoholAndEvents',
      code: 'NM-UX',
      traits: ['alcohol', 'events'],
      minHazard: 3,
    },
    { from: since, outlook: 'in', reason: '', code: 'NM-UM' },
  ],
} as const satisfies CarrierLine
