import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'
import { stateFunds } from '../state-funds.ts'

/** Workers’ compensation of Keystone Casualty: for larger small businesses with a safety program. */
export const cnaWc = {
  line: 'wc',
  asks: { segment: 'cn', path: 'cna', version: 'v2', basis: ['class_code_ref', 'wc_state'] },
  alsoAskedAt: ['wc/v3/cna'],
  indicates: true,
  switch: 'cnaWcOn',
  codeName: 'cna_wc_code',
  appetite: [
    ...stateFunds,
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
      reason: 'appetite.heavyInjury',
      code: '',
      minHazard: 5,
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.careRead',
      code: 'KC-WR',
      traits: ['health', 'children'],
      minHazard: 3,
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.underwriterReads',
      code: 'KC-WX',
      minHazard: 4,
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'KC-WC' },
  ],
} as const satisfies CarrierLine
