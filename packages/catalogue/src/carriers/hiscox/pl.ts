import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

export const hiscoxPl = {
  line: 'pl',
  asks: { segment: 'h', path: 'hiscox', version: 'v1', basis: ['class_code_ref', 'state'] },
  indicates: true,
  switch: 'hiscoxPlOn',
  codeName: 'hiscox_pl_code',
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
      reason: 'appetite.professionalOnly',
      code: '',
      industries: ['construction', 'manufacturing', 'transport', 'agriculture', 'automotive'],
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.attorneys',
      code: '',
      classes: ['CW541110'],
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.malpractice',
      code: '',
      industries: ['health'],
      minHazard: 3,
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.practice',
      code: 'AF-PX',
      industries: ['health'],
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.design',
      code: 'AF-PX',
      classes: ['CW5413'],
      minHazard: 2,
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.finance',
      code: 'AF-PX',
      industries: ['finance'],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'AF-PL' },
  ],
} as const satisfies CarrierLine
