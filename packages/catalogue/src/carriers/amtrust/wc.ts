import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'
import { stateFunds } from '../state-funds.ts'

/** Workers’ compensation of Tern Harbor Insurance: trades, restaurants and care, heavy trades after a look. */
export const amtrustWc = {
  line: 'wc',
  asks: { segment: 'a', path: 'amtrust', version: 'v1', basis: ['class_code_ref', 'wc_state'] },
  alsoAskedAt: ['wc/v3/amtrust'],
  indicates: true,
  switch: 'amtrustWcOn',
  codeName: 'amtrust_wc_code',
  appetite: [
    ...stateFunds,
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.staffing',
      code: '',
      classes: ['CW561320', 'CW561330'],
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', ...outsideTheStates],
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.scaffoldNewYork',
      code: '',
      traits: ['height'],
      states: ['NY'],
      minHazard: 4,
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.tradesRead',
      code: 'TH-WR',
      minHazard: 5,
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'TH-WC' },
  ],
} as const satisfies CarrierLine
