import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

export const penhaClaraCiber = {
  line: 'ciber',
  switch: 'ptPenhaClaraCiberOn',
  codeName: 'pt_penha_clara_ciber_code',
  appetite: [
    { from, outlook: 'refer', reason: 'appetite.financialRead', code: 'PC-CBF', industries: ['finance'] },
    { from, outlook: 'refer', reason: 'appetite.innovators', code: 'PC-CBT', industries: ['technology'] },
    { from, outlook: 'in', reason: '', code: 'PC-CB' },
  ],
} as const satisfies CarrierLine
