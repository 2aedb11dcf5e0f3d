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
  mark: 'M7 20h10a3 3 0 0 0 0-5H7a3 3 0 0 0 0 5M9 15h6a2.500 2.500 0 0 0 0-5H9a2.500 2.500 0 0 0 0 5M11 10h3a2 2 0 0 0 0-5h-3a2 2 0 0 0 0 5',
  lines: [cairnmuirPl, cairnmuirEl, cairnmuirPi, cairnmuirProp, cairnmuirCyber],
} as const satisfies Carrier
