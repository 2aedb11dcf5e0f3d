import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { everydayTrades } from './appetite.ts'

export const wharfedgeEl = {
  line: 'gb_el',
  switch: 'gbWharfedgeElOn',
  codeName: 'gb_wharfedge_el_code',
  appetite: everydayTrades('WE-EL'),
} as const satisfies CarrierLine
