import type { CarrierLine } from '../../../../carriers/carrier.ts'
import { handsOnTrades } from './appetite.ts'

export const cairnmuirProp = {
  line: 'gb_prop',
  switch: 'gbCairnmuirPropOn',
  codeName: 'gb_cairnmuir_prop_code',
  appetite: handsOnTrades('CM-PR'),
} as const satisfies CarrierLine
