import type { Carrier } from '../../../../carriers/carrier.ts'
import { cairnmuirCyber } from './cyber.ts'
import { cairnmuirEl } from './el.ts'
import { cairnmuirPi } from './pi.ts'
import { cairnmuirPl } from './pl.ts'
import { cairnmuirProp } from './prop.ts'

/** An insurer of trades, building sites and workshops; it reads the pages of each line and asks nothing more. */
export const cairnmuir = {
  id: 'gb_cairnmuir',
  name: 'Cairnmuir Mutual',
  sample: true,
  lines: [cairnmuirPl, cairnmuirEl, cairnmuirPi, cairnmuirProp, cairnmuirCyber],
} as const satisfies Carrier
