import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { everydayTrades } from './appetite.ts'

/** Accidents at work of Penha Clara; it reads the pages of the line and asks nothing more. */
export const penhaClaraAt = {
  line: 'at',
  switch: 'ptPenhaClaraAtOn',
  codeName: 'pt_penha_clara_at_code',
  appetite: everydayTrades('PC-AT'),
} as const satisfies CarrierLine
