import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { handsOnTrades } from './appetite.ts'

export const cairnmuirPl = {
  line: 'gb_pl',
  switch: 'gbCairnmuirPlOn',
  codeName: 'gb_cairnmuir_pl_code',
  appetite: handsOnTrades('CM-PL'),
} as const satisfies CarrierLine
