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
  shownAs: 'Companhia Abrolhos de Seguros (demonstração)',
  lines: [abrolhosEmpresarial, abrolhosRc, abrolhosRcp, abrolhosCiber, abrolhosVida],
} as const satisfies Carrier
