import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { handsOnTrades } from './appetite.ts'

/** Accidents at work of Cais Novo, for trades and workshops above all. */
export const caisNovoAt = {
  line: 'at',
  switch: 'ptCaisNovoAtOn',
  codeName: 'pt_cais_novo_at_code',
  appetite: handsOnTrades('CN-AT'),
} as const satisfies CarrierLine
