import type { Carrier } from '../carrier.ts'
import { guardWc } from './wc.ts'

/** Workers’ compensation only, for small shops and trades. */
export const guard = {
  id: 'guard',
  name: 'Palisade Workers Mutual',
  sample: true,
  mark: 'M4 21V8l2-3 2 3v13M10 21V8l2-3 2 3v13M16 21V8l2-3 2 3v13M2 13h20',
  lines: [guardWc],
} as const satisfies Carrier
