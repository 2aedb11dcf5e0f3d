import type { CarrierLine } from '../carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const since = '2026-01-01'

export const cnaCp = {
  line: 'cp',
  switch: 'cnaCpOn',
  codeName: 'cna_cp_code',
  appetite: [
    {
      from: since,
      outlook: 'out',
      reason: 'appetite.stateNotServed',
      code: '',
      states: ['AK', 'FL', 'HI', ...outsideTheStates],
    },
    { from: since, outlook: 'out', reason: 'appetite.hazard', code: '', minHazard: 5 },
    { from: since, outlook: 'refer', reason: 'appetite.lodging', code: 'KC-CX', traits: ['lodging'] },
    { from: since, outlook: 'refer', reason: 'appetite.homesRead', code: 'KC-CX', traits: ['habitational'] },
    { from: since, outlook: 'in', reason: '', code: 'KC-CP' },
  ],
} as const satisfies CarrierLine
