import type { Carrier } from '../carrier.ts'
import { acuityCa } from './ca.ts'
import { acuityCp } from './cp.ts'
import { acuityLandlord } from './landlord.ts'

/** Fleets, buildings and rented homes of the middle of the country. */
export const acuity = {
  id: 'acuity',
  name: 'Prairie Shield Mutual',
  sample: true,
  lines: [acuityCa, acuityCp, acuityLandlord],
} as const satisfies Carrier
