import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { rpsCl } from './cl.ts'
import { rpsPollution } from './pollution.ts'
import { rpsProduct } from './product.ts'

/** A specialty market: cyber, pollution and products. */
export const ledgerstone: SampleCarrier = {
  id: 'rps',
  name: 'Ledgerstone Specialty (sample)',
  prefix: 'LS',
  market: 'surplus',
  underwriter: 'An underwriter of ours',
  scansDomains: true,
  charges: [
    { kind: 'tax', label: 'Surplus lines tax (sample)', percent: 3 },
    { kind: 'fee', label: 'Policy fee (sample)', flat: 125 },
  ],
  monthly: { installments: 9, fee: 5 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: [],
  lines: { cl: rpsCl, pollution: rpsPollution, product: rpsProduct },
}
