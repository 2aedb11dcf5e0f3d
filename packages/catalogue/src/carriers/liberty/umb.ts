import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

export const libertyUmb = {
  line: 'umb',
  indicates: true,
  switch: 'libertyUmbOn',
  codeName: 'liberty_umb_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: since, outlook: 'out', reason: 'appetite.trucking', code: '', industries: ['transport'] },
    { from: since, outlook: 'out', reason: 'appetite.security', code: '', traits: ['security'], minHazard: 4 },
    { from: since, outlook: 'refer', reason: 'appetite.underwriterReads', code: 'HL-UX', minHazard: 5 },
    { from: since, outlook: 'refer', reason: 'appetite.bar', code: 'HL-UX', traits: ['alcohol'], minHazard: 4 },
    { from: since, outlook: 'in', reason: '', code: 'HL-UM' },
  ],
} as const satisfies CarrierLine
