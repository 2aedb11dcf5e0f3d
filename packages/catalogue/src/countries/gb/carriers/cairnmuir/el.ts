import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { handsOnTrades } from './appetite.ts'

export const cairnmuirEl = {
  line: 'gb_el',
  switch: 'gbCairnmuirElOn',
  codeName: 'gb_cairnmuir_el_code',
  appetite: handsOnTrades('CM-EL'),
} as const satisfies CarrierLine
