import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { acuityCa } from './ca.ts'
import { acuityCp } from './cp.ts'
import { acuityLandlord } from './landlord.ts'

/** Fleets, buildings and rented homes of the middle of the country. */
export const acuityCarrier: SampleCarrier = {
  id: 'acuity',
  name: 'Prairie Shield Mutual (sample)',
  prefix: 'PS',
  binding: 'atOnce',
  underwriter: 'An underwriter of ours',
  monthly: { installments: 9, fee: 5 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: [],
  lines: { ca: acuityCa, cp: acuityCp, landlord: acuityLandlord },
}
