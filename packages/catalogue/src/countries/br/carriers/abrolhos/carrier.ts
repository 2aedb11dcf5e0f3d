import type { Carrier } from '../../../../carriers/carrier.ts'
import { abrolhosCiber } from './ciber.ts'
import { abrolhosEmpresarial } from './empresarial.ts'
import { abrolhosRc } from './rc.ts'
import { abrolhosRcp } from './rcp.ts'
import { abrolhosVida } from './vida.ts'

/** Nearly every trade in Brazil; it reads the pages of each line and asks nothing more. */
export const abrolhos = {
  id: 'br_abrolhos',
  name: 'Companhia Abrolhos de Seguros',
  sample: true,
  mark: 'M2 18c3-2 5 2 8 0s5-2 8 0 3 1 4 0M4 14l4-7 4 5 3-3 5 5',
  shownAs: 'Companhia Abrolhos de Seguros (demonstração)',
  lines: [abrolhosEmpresarial, abrolhosRc, abrolhosRcp, abrolhosCiber, abrolhosVida],
} as const satisfies Carrier
