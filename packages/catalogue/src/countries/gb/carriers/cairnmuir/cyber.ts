import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

export const cairnmuirCyber = {
  line: 'gb_cyber',
  switch: 'gbCairnmuirCyberOn',
  codeName: 'gb_cairnmuir_cyber_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.dataBusinesses', code: '', industries: ['finance', 'technology'] },
    { from, outlook: 'refer', reason: 'appetite.patients', code: 'CM-CYS', traits: ['health'] },
    { from, outlook: 'in', reason: '', code: 'CM-CY' },
  ],
} as const satisfies CarrierLine
