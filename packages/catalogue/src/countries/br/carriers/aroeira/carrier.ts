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
  mark: 'M12 21v-8M12 13a5 5 0 1 1 0-10 5 5 0 1 1 0 10M12 17l4-3M7 21h10',
  shownAs: 'Aroeira Seguradora (demonstração)',
  lines: [aroeiraEmpresarial, aroeiraRc, aroeiraRcp, aroeiraCiber, aroeiraVida],
} as const satisfies Carrier
