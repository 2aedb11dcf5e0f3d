import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { guardWc } from './wc.ts'

/** Workers’ compensation only, for small shops and trades. */
export const palisadeWorkers: SampleCarrier = {
  id: 'guard',
  name: 'Palisade Workers Mutual (sample)',
  prefix: 'PW',
  underwriter: 'An underwriter for small shops and trades',
  monthly: { installments: 9, fee: 5 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: [],
  lines: { wc: guardWc },
}
