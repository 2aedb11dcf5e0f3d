import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Professional liability of Penha Clara, for offices and practices. */
export const penhaClaraRcp = {
  line: 'rcp',
  switch: 'ptPenhaClaraRcpOn',
  codeName: 'pt_penha_clara_rcp_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.professionalOnly', code: '', traits: ['contractor', 'manufacturing'] },
    { from, outlook: 'refer', reason: 'appetite.practice', code: 'PC-RPS', traits: ['health'] },
    { from, outlook: 'refer', reason: 'appetite.finance', code: 'PC-RPF', industries: ['finance'] },
    {
      from,
      outlook: 'in',
      reason: '',
      code: 'PC-RP',
      traits: ['advice', 'design', 'technology', 'office', 'personal-care', 'online'],
    },
    { from, outlook: 'out', reason: 'appetite.professionalOnly', code: '' },
  ],
} as const satisfies CarrierLine
