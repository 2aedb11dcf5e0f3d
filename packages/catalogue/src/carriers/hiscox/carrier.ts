import type { Carrier } from '../carrier.ts'
import { hiscoxCl } from './cl.ts'
import { hiscoxEo } from './eo.ts'
import { hiscoxGl } from './gl.ts'
import { hiscoxPl } from './pl.ts'
import { hiscoxSe } from './se.ts'

/** An insurer of people who sell advice, services and events. */
export const hiscox = {
  id: 'hiscox',
  name: 'Alder & Finch',
  sample: true,
  mark: 'M5 21C5 11 10 4 20 4c0 10-6 14-12 14M5 21c2-6 6-9 10-12',
  lines: [hiscoxGl, hiscoxPl, hiscoxEo, hiscoxCl, hiscoxSe],
} as const satisfies Carrier
