import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { everydayTrades } from './appetite.ts'

export const wharfedgePl = {
  line: 'gb_pl',
  asks: { segment: 'we', path: 'wharfedge', version: 'v1', basis: ['class_code_ref', 'state'] },
  switch: 'gbWharfedgePlOn',
  codeName: 'gb_wharfedge_pl_code',
  appetite: everydayTrades('WE-PL'),
} as const satisfies CarrierLine
