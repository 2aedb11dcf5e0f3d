import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

/** Professional liability of Cais Novo, for those who plan, advise and programme; not for those who treat people. */
export const caisNovoRcp = {
  line: 'rcp',
  switch: 'ptCaisNovoRcpOn',
  codeName: 'pt_cais_novo_rcp_code',
  appetite: [
    { from, outlook: 'out', reason: 'appetite.malpractice', code: '', traits: ['health'] },
    { from, outlook: 'out', reason: 'appetite.financial', code: '', industries: ['finance'] },
    { from, outlook: 'in', reason: '', code: 'CN-RP', traits: ['advice', 'design', 'technology', 'office'] },
    { from, outlook: 'out', reason: 'appetite.professionalOnly', code: '' },
  ],
} as const satisfies CarrierLine
