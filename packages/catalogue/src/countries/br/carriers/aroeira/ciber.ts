import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Cyber of Aroeira, for businesses that do not live by others’ money or health. */
export const aroeiraCiber = {
  line: 'ciber',
  switch: 'brAroeiraCiberOn',
  codeName: 'br_aroeira_ciber_code',
  appetite: [
    { from, outlook: 'refer', reason: 'appetite.moneyOfOthers', code: 'AR-CIF', industries: ['finance'] },
    { from, outlook: 'refer', reason: 'appetite.patients', code: 'AR-CIP', traits: ['health'] },
    { from, outlook: 'in', reason: '', code: 'AR-CI' },
  ],
} as const satisfies CarrierLine
