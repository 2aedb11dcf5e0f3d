import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

export const libertyCa = {
  line: 'ca',
  indicates: true,
  switch: 'libertyCaOn',
  codeName: 'liberty_ca_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: since, outlook: 'out', reason: 'appetite.trucking', code: '', industries: ['transport'] },
    { from: since, outlook: 'refer', reason: 'appetite.garage', code: 'HL-CX', traits: ['auto-service'], minHazard: 3 },
    {
      from: since,
      outlook: 'refer',
      reason: 'appetite.underwriterReads',
      code: 'HL-CX',
      traits: ['security'],
      minHazard: 4,
    },
    { from: since, outlook: 'in', reason: '', code: 'HL-CA' },
  ],
} as const satisfies CarrierLine
