import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { amtrustWc } from './wc.ts'

/** Workers’ compensation for trades, restaurants and care. */
export const ternHarbor: SampleCarrier = {
  id: 'amtrust',
  name: 'Tern Harbor Insurance (sample)',
  prefix: 'TH',
  underwriter: 'An underwriter for trades and restaurants',
  decidesInAMinute: true,
  monthly: { installments: 9, fee: 5 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: [],
  lines: { wc: amtrustWc },
}
