import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Group life of Aroeira, for teams without armed or other dangerous work. */
export const aroeiraVida = {
  line: 'vida',
  switch: 'brAroeiraVidaOn',
  codeName: 'br_aroeira_vida_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.security', code: '', traits: ['security'] },
    { from, outlook: 'refer', reason: 'appetite.underwriterReads', code: 'AR-VDA', minHazard: 5 },
    { from, outlook: 'in', reason: '', code: 'AR-VD' },
  ],
} as const satisfies CarrierLine
