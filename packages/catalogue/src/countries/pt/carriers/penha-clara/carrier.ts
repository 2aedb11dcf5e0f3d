import type { Carrier } from '../../../../carriers/carrier.ts'
import { penhaClaraAt } from './at.ts'
import { penhaClaraCiber } from './ciber.ts'
import { penhaClaraMr } from './mr.ts'
import { penhaClaraRc } from './rc.ts'
import { penhaClaraRcp } from './rcp.ts'

/** An insurer of shops, restaurants, offices and practices; it asks questions of its own about liability. */
export const penhaClara = {
  id: 'pt_penha_clara',
  name: 'Penha Clara Seguros',
  sample: true,
  mark: 'M2 20l7-14 4 7 3-4 6 11zM7 10l2 2 2-2',
  shownAs: 'Penha Clara Seguros (demonstração)',
  lines: [penhaClaraAt, penhaClaraRc, penhaClaraMr, penhaClaraRcp, penhaClaraCiber],
} as const satisfies Carrier
