import type { Carrier } from '../carrier.ts'
import { amtrustWc } from './wc.ts'

/** Workers’ compensation for trades, restaurants and care. */
export const amtrust = {
  id: 'amtrust',
  name: 'Tern Harbor Insurance',
  sample: true,
  mark: 'M3 9c4-4 7-2 9 2 2-4 5-6 9-2M3 18c3-3 6 2 9 0s6-3 9 0',
  lines: [amtrustWc],
} as const satisfies Carrier
