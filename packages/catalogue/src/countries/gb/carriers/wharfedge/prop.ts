import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { everydayTrades } from './appetite.ts'

export const wharfedgeProp = {
  line: 'gb_prop',
  switch: 'gbWharfedgePropOn',
  codeName: 'gb_wharfedge_prop_code',
  appetite: everydayTrades('WE-PR'),
} as const satisfies CarrierLine
