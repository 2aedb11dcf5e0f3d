import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { everydayTrades } from './appetite.ts'

/** Fire and more of Penha Clara; it reads the pages of the line and asks nothing more. */
export const penhaClaraMr = {
  line: 'mr',
  switch: 'ptPenhaClaraMrOn',
  codeName: 'pt_penha_clara_mr_code',
  appetite: everydayTrades('PC-MR'),
} as const satisfies CarrierLine
