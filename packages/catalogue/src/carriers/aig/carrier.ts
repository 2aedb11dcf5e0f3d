import type { Carrier } from '../carrier.ts'
import { aigPl } from './pl.ts'

/** A mutual of lawyers that insures law firms only. */
export const aig = {
  id: 'aig',
  name: 'Ashlar Lawyers Mutual',
  sample: true,
  mark: 'M3 5h18v14H3zM3 12h18M9 5v7M15 5v7M12 12v7M6 12v7M18 12v7',
  lines: [aigPl],
} as const satisfies Carrier
