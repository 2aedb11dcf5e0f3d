import type { Carrier } from '../carrier.ts'
import { acuityCa } from './ca.ts'
import { acuityCp } from './cp.ts'
import { acuityLandlord } from './landlord.ts'

/** Fleets, buildings and rented homes of the middle of the country. */
export const acuity = {
  id: 'acuity',
  name: 'Prairie Shield Mutual',
  sample: true,
  mark: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM4 13c3-2 5 2 8 0s5-2 8 0',
  billing: { by: 'agency' },
  lines: [acuityCa, acuityCp, acuityLandlord],
} as const satisfies Carrier
