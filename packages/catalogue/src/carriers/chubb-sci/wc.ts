import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'
import { stateFunds } from '../state-funds.ts'

/** Workers’ compensation of Northgate Mutual: offices, shops and light services. */
export const chubbSciWc = {
  line: 'wc',
  asks: { segment: 'cs', path: 'chubb-sci', version: 'v1', basis: ['class_code_ref', 'wc_state'] },
  alsoAskedAt: ['wc/v3/chubb-sci', 'chubb/v1/wc'],
  indicates: true,
  switch: 'chubbSciWcUwQuestionsOn',
  codeName: 'chubb_sci_wc_code',
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
      states: ['AK', 'HI', 'LA', ...outsideTheStates],
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.trade',
      code: '',
      traits: ['contractor', 'manufacturing', 'height', 'digging'],
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.armed',
      code: '',
      traits: ['security'],
      minHazard: 3,
    },
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.heavyInjury',
      code: '',
      minHazard: 4,
    },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.careRead',
      code: 'NM-WR',
      traits: ['health', 'children', 'animals'],
      minHazard: 3,
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'NM-WC' },
  ],
} as const satisfies CarrierLine
