import type { Carrier } from '../carrier.ts'
import { amtrustWc } from './wc.ts'

/** Workers’ compensation for trades, restaurants and care. */
export const amtrust = {
  id: 'amtrust',
  name: 'Tern Harbor Insurance',
  sample: true,
  lines: [amtrustWc],
} as const satisfies Carrier
