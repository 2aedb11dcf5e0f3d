import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { aigPl } from './pl.ts'

/** A lawyers' mutual: insures law firms only. */
export const ashlarMutual: SampleCarrier = {
  id: 'aig',
  name: 'Ashlar Lawyers Mutual (sample)',
  prefix: 'AL',
  underwriter: 'An underwriter of our lawyers’ desk',
  monthly: { installments: 8, fee: 4 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: [],
  lines: { pl: aigPl },
}
