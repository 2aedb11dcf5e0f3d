import type { CarrierLine } from '../../../../carriers/carrier.ts'

const from = '2026-01-01'

export const wharfedgeCyber = {
  line: 'gb_cyber',
  switch: 'gbWharfedgeCyberOn',
  codeName: 'gb_wharfedge_cyber_code',
  appetite: [
    { from, outlook: 'refer', reason: 'appetite.innovators', code: 'WE-CYT', industries: ['technology'] },
    { from, outlook: 'in', reason: '', code: 'WE-CY' },
  ],
} as const satisfies CarrierLine
