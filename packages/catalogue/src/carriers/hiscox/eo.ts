import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

export const hiscoxEo = {
  line: 'eo',
  indicates: true,
  switch: 'hiscoxEoOn',
  codeName: 'hiscox_eo_code',
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
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.finance',
      code: 'AF-EX',
      industries: ['finance'],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'AF-EO' },
  ],
} as const satisfies CarrierLine
