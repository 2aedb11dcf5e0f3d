import type { Carrier } from '../../../../carriers/carrier.ts'
import { wharfedgeCyber } from './cyber.ts'
import { wharfedgeEl } from './el.ts'
import { wharfedgePi } from './pi.ts'
import { wharfedgePl } from './pl.ts'
import { wharfedgeProp } from './prop.ts'

/** An insurer of shops, restaurants, offices and practices; it asks questions of its own about public liability. */
export const wharfedge = {
  id: 'gb_wharfedge',
  name: 'Wharfedge Insurance',
  sample: true,
  mark: 'M3 9h18M5 9v8M11 9v8M17 9v8M2 20c3-2 5 1 8 0s5-2 8 0 3 0 4 0M8 9V4h8v5',
  lines: [wharfedgePl, wharfedgeEl, wharfedgePi, wharfedgeProp, wharfedgeCyber],
} as const satisfies Carrier
