import type { Carrier } from '../../../../carriers/carrier.ts'
import { caisNovoAt } from './at.ts'
import { caisNovoCiber } from './ciber.ts'
import { caisNovoMr } from './mr.ts'
import { caisNovoRc } from './rc.ts'
import { caisNovoRcp } from './rcp.ts'

/** An insurer of trades, building sites and workshops; it reads the pages of each line and asks nothing more. */
export const caisNovo = {
  id: 'pt_cais_novo',
  name: 'Mútua do Cais Novo',
  sample: true,
  mark: 'M12 3v12M12 5l6 8h-6M4 16h16l-3 4H7z',
  shownAs: 'Mútua do Cais Novo (demonstração)',
  lines: [caisNovoAt, caisNovoRc, caisNovoMr, caisNovoRcp, caisNovoCiber],
} as const satisfies Carrier
