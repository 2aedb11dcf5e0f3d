import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

export const cnaPl = {
  line: 'pl',
  asks: { segment: 'cn', path: 'cna', version: 'v2', takesCode: true, basis: ['class_code_ref', 'state'] },
  indicates: true,
  switch: 'cnaPlOn',
  codeName: 'cna_pl_code',
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
      reason: 'appetite.attorneysOfBarFund',
      code: '',
      states: ['OR'],
      classes: ['CW541110'],
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.attorneysRead',
      code: 'KC-PX',
      states: ['NJ', 'NY'],
      classes: ['CW541110'],
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.practice',
      code: 'KC-PX',
      industries: ['health', 'finance'],
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-PL' },
  ],
} as const satisfies CarrierLine
