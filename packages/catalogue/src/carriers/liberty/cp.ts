import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

export const libertyCp = {
  line: 'cp',
  switch: 'libertyCpOn',
  codeName: 'liberty_cp_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: since, outlook: 'out', reason: 'appetite.homes', code: '', traits: ['habitational'] },
    { from: since, outlook: 'out', reason: 'appetite.factory', code: '', traits: ['manufacturing'], minHazard: 4 },
    { from: since, outlook: 'refer', reason: 'appetite.bar', code: 'HL-CX', traits: ['alcohol'], minHazard: 4 },
    { from: since, outlook: 'refer', reason: 'appetite.underwriterReads', code: 'HL-CX', minHazard: 5 },
    { from: since, outlook: 'in', reason: '', code: 'HL-CP' },
  ],
} as const satisfies CarrierLine
