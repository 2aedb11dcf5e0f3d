import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { handsOnTrades } from './appetite.ts'

/** Liability of Cais Novo, from the pages of the line alone. */
export const caisNovoRc = {
  line: 'rc',
  switch: 'ptCaisNovoRcOn',
  codeName: 'pt_cais_novo_rc_code',
  appetite: handsOnTrades('CN-RC'),
} as const satisfies CarrierLine
