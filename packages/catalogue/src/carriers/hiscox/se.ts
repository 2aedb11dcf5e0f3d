import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** Special events of Alder & Finch: celebrations, meetings and fundraisers. */
export const hiscoxSe = {
  line: 'se',
  alsoAskedAt: ['se/v3/hiscox'],
  indicates: true,
  switch: 'hiscoxSeOn',
  codeName: 'hiscox_se_code',
  appetite: [
    {
      from: '2026-01-01',
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'HI', ...outsideTheStates],
    },
    { from: '2026-01-01', outlook: 'out', reason: 'appetite.security', code: '', traits: ['security'], minHazard: 4 },
    {
      from: '2026-01-01',
      outlook: 'refer',
      reason: 'appetite.eventBusinesses',
      code: 'AF-SX',
      traits: ['events', 'alcohol'],
      minHazard: 3,
    },
    { from: '2026-01-01', outlook: 'in', reason: '', code: 'AF-SE' },
  ],
} as const satisfies CarrierLine
