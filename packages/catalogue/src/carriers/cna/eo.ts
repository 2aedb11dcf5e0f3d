import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

export const cnaEo = {
  line: 'eo',
  indicates: true,
  switch: 'cnaEoOn',
  codeName: 'cna_eo_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'FL', 'HI', ...outsideTheStates],
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.hazard',
      code: '',
      minHazard: 4,
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.professionalOnly',
      code: '',
      industries: ['construction', 'transport', 'agriculture', 'automotive', 'food', 'lodging', 'retail'],
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
      reason: 'appetite.media',
      code: 'KC-EX',
      classes: ['CW5131', 'CW516'],
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.finance',
      code: 'KC-EX',
      industries: ['finance'],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-EO' },
  ],
} as const satisfies CarrierLine
