import type { Carrier } from '../../../../carriers/carrier.ts'
import { aroeiraCiber } from './ciber.ts'
import { aroeiraEmpresarial } from './empresarial.ts'
import { aroeiraRc } from './rc.ts'
import { aroeiraRcp } from './rcp.ts'
import { aroeiraVida } from './vida.ts'

/** Shops, kitchens and offices in Brazil; it asks questions of its own for two lines. */
export const aroeira = {
  id: 'br_aroeira',
  name: 'Aroeira Seguradora',
  sample: true,
  shownAs: 'Aroeira Seguradora (demonstração)',
  lines: [aroeiraEmpresarial, aroeiraRc, aroeiraRcp, aroeiraCiber, aroeiraVida],
} as const satisfies Carrier
