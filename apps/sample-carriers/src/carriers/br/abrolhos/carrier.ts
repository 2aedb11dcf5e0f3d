import type { SampleCarrier } from '../../../rating/sample-carrier.ts'
import { brazilianWording } from '../wording.ts'
import { ciber, empresarial, rc, rcp, vida } from './lines.ts'

/** Nearly every trade in Brazil, at a price. */
export const abrolhos: SampleCarrier = {
  id: 'br_abrolhos',
  name: 'Companhia Abrolhos de Seguros (demonstração)',
  prefix: 'AB',
  speech: brazilianWording,
  underwriter: 'Um subscritor de obras, fábricas e serviços',
  monthly: { installments: 11, fee: 2 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: [],
  lines: { empresarial, rc, rcp, ciber, vida },
}
