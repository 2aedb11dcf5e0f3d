import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Group life of Abrolhos, for teams of any trade. */
export const abrolhosVida = {
  line: 'vida',
  switch: 'brAbrolhosVidaOn',
  codeName: 'br_abrolhos_vida_code',
  appetite: [
    { from, outlook: 'refer', reason: 'appetite.underwriterReads', code: 'AB-VDA', minHazard: 5 },
    { from, outlook: 'in', reason: '', code: 'AB-VD' },
  ],
} as const satisfies CarrierLine
