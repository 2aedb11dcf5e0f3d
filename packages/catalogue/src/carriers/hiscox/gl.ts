import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

/** General liability of Alder & Finch, for those who sell services; it reads the application and asks nothing more. */
export const hiscoxGl = {
  line: 'gl',
  indicates: true,
  switch: 'hiscoxGlOn',
  codeName: 'hiscox_gl_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: since, outlook: 'out', reason: 'appetite.servicesOnly', code: '', traits: ['manufacturing', 'contractor'] },
    { from: since, outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 4 },
    {
      from: since,
      outlook: 'in',
      reason: '',
      code: 'AF-GL',
      traits: ['office', 'advice', 'technology', 'design', 'personal-care', 'events', 'health'],
    },
    { from: since, outlook: 'out', reason: 'appetite.servicesOnly', code: '' },
  ],
} as const satisfies CarrierLine
