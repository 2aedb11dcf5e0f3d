import type { Carrier } from '../carrier.ts'
import { hartfordBop } from './bop.ts'
import { hartfordGl } from './gl.ts'

/** Everyday small businesses, priced from the application alone. */
export const hartford = {
  id: 'hartford',
  name: 'Copperfield Insurance',
  sample: true,
  lines: [hartfordGl, hartfordBop],
} as const satisfies Carrier
