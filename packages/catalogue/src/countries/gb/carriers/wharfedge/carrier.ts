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
  lines: [wharfedgePl, wharfedgeEl, wharfedgePi, wharfedgeProp, wharfedgeCyber],
} as const satisfies Carrier
