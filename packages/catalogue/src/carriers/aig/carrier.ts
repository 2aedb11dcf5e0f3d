import type { Carrier } from '../carrier.ts'
import { aigPl } from './pl.ts'

/** A mutual of lawyers that insures law firms only. */
export const aig = {
  id: 'aig',
  name: 'Ashlar Lawyers Mutual',
  sample: true,
  lines: [aigPl],
} as const satisfies Carrier
