import type { Carrier } from '../carrier.ts'
import { guardWc } from './wc.ts'

/** Workers’ compensation and nothing else, for small shops and trades. */
export const guard = {
  id: 'guard',
  name: 'Palisade Workers Mutual',
  sample: true,
  lines: [guardWc],
} as const satisfies Carrier
