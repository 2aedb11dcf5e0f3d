import type { SampleCarrier } from '../../../rating/sample-carrier.ts'
import { brazilianWording } from '../wording.ts'
import { ciber, empresarial, rc, rcp, vida } from './lines.ts'

/** Shops, kitchens and offices in Brazil. */
export const aroeira: SampleCarrier = {
  id: 'br_aroeira',
  name: 'Aroeira Seguradora (demonstração)',
  prefix: 'AR',
  speech: brazilianWording,
  underwriter: 'Um subscritor de pequenas empresas',
  monthly: { installments: 9, fee: 0 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: [],
  lines: { empresarial, rc, rcp, ciber, vida },
}
