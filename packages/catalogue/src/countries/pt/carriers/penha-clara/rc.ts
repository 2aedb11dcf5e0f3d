import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { everydayTrades } from './appetite.ts'

/** Liability of Penha Clara, which asks about the premises and what happens there. */
export const penhaClaraRc = {
  line: 'rc',
  asks: { segment: 'pc', path: 'penha-clara', version: 'v1', basis: ['class_code_ref', 'state'] },
  switch: 'ptPenhaClaraRcOn',
  codeName: 'pt_penha_clara_rc_code',
  appetite: everydayTrades('PC-RC'),
} as const satisfies CarrierLine
