import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

export const wharfedgePi = {
  line: 'gb_pi',
  switch: 'gbWharfedgePiOn',
  codeName: 'gb_wharfedge_pi_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.professionalOnly', code: '', traits: ['contractor', 'manufacturing'] },
    { from, outlook: 'refer', reason: 'appetite.practice', code: 'WE-PIS', traits: ['health'] },
    {
      from,
      outlook: 'in',
      reason: '',
      code: 'WE-PI',
      traits: ['advice', 'design', 'technology', 'office', 'personal-care', 'online'],
    },
    { from, outlook: 'out', reason: 'appetite.professionalOnly', code: '' },
  ],
} as const satisfies CarrierLine
