import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

export const cairnmuirPi = {
  line: 'gb_pi',
  switch: 'gbCairnmuirPiOn',
  codeName: 'gb_cairnmuir_pi_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.malpractice', code: '', traits: ['health'] },
    { from, outlook: 'in', reason: '', code: 'CM-PI', traits: ['advice', 'design', 'technology', 'office'] },
    { from, outlook: 'out', reason: 'appetite.professionalOnly', code: '' },
  ],
} as const satisfies CarrierLine
