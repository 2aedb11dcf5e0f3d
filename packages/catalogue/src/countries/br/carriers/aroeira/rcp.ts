import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Professional liability of Aroeira, for those who sell advice, design, technology and care. */
export const aroeiraRcp = {
  line: 'rcp',
  switch: 'brAroeiraRcpOn',
  codeName: 'br_aroeira_rcp_code',
  appetite: [
    { from, outlook: 'refer', reason: 'appetite.finance', code: 'AR-RPF', industries: ['finance'] },
    { from, outlook: 'refer', reason: 'appetite.practice', code: 'AR-RPM', traits: ['health'], minHazard: 4 },
    { from, outlook: 'in', reason: '', code: 'AR-RP', traits: ['advice', 'design', 'technology', 'health'] },
    { from, outlook: 'out', reason: 'appetite.professionalOnly', code: '' },
  ],
} as const satisfies CarrierLine
