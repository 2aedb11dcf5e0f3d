import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Cyber of Alder & Finch: for offices, shops and services with good controls. */
export const hiscoxCl = {
  line: 'cl',
  indicates: true,
  switch: 'hiscoxClOn',
  codeName: 'hiscox_cl_code',
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
      reason: 'appetite.publicBodiesOut',
      code: '',
      industries: ['civic', 'finance'],
    },
    { from: '2026-01-01', outlook: 'refer', reason: 'appetite.patients', code: 'AF-CX', industries: ['health'] },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'AF-CL' },
  ],
} as const satisfies CarrierLine
