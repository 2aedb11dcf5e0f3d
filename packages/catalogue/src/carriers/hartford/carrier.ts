import type { Carrier } from '../carrier.ts'
import { hartfordBop } from './bop.ts'
import { hartfordGl } from './gl.ts'

/** Everyday small businesses, priced from the application alone. */
export const hartford = {
  id: 'hartford',
  name: 'Copperfield Insurance',
  sample: true,
  mark: 'M2 18c6-6 14-6 20 0M5 21c4-4 10-4 14 0M16 4a4 4 0 1 0 .1 0M2 13c3-3 6-4 9-4',
  billing: { by: 'insurer', hosts: ['pay.copperfield.example'] },
  sendsDocuments: true,
  certificates: true,
  lines: [hartfordGl, hartfordBop],
} as const satisfies Carrier
