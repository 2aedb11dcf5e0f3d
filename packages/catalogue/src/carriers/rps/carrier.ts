import type { Carrier } from '../carrier.ts'
import { rpsCl } from './cl.ts'
import { rpsPollution } from './pollution.ts'
import { rpsProduct } from './product.ts'

/** A specialty market: cyber, pollution and products. */
export const rps = {
  id: 'rps',
  name: 'Ledgerstone Specialty',
  sample: true,
  lines: [rpsCl, rpsPollution, rpsProduct],
} as const satisfies Carrier
