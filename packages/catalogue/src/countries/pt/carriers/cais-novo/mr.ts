import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { handsOnTrades } from './appetite.ts'

/** Fire and more of Cais Novo, from the pages of the line alone. */
export const caisNovoMr = {
  line: 'mr',
  switch: 'ptCaisNovoMrOn',
  codeName: 'pt_cais_novo_mr_code',
  appetite: handsOnTrades('CN-MR'),
} as const satisfies CarrierLine
