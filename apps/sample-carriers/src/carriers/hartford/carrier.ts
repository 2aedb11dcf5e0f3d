import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { hartfordBop } from './bop.ts'
import { hartfordGl } from './gl.ts'
import { copperfieldAppetite, copperfieldGuidelines } from './guidelines.ts'

/** Everyday small businesses, priced from the application alone. */
export const copperfield: SampleCarrier = {
  id: 'hartford',
  name: 'Copperfield Insurance (sample)',
  prefix: 'CI',
  binding: 'atOnce',
  payHost: 'pay.copperfield.example',
  underwriter: 'An underwriter of our small-business team',
  monthly: { installments: 10, fee: 3 },
  appetite: copperfieldAppetite,
  guidelines: copperfieldGuidelines,
  lines: { gl: hartfordGl, bop: hartfordBop },
}
