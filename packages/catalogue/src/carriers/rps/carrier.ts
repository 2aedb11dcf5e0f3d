import type { Carrier } from '../carrier.ts'
import { rpsCl } from './cl.ts'
import { rpsPollution } from './pollution.ts'
import { rpsProduct } from './product.ts'

/** A specialty market: cyber, pollution and products. */
export const rps = {
  id: 'rps',
  name: 'Ledgerstone Specialty',
  sample: true,
  mark: 'M3 20h18M5 20v-5h14v5M7 15v-4h11v4M9 11V7h6v4M11 7V4h3v3',
  billing: { by: 'agency' },
  lines: [rpsCl, rpsPollution, rpsProduct],
} as const satisfies Carrier
