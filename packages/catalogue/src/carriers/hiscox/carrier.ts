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
  lines: [hiscoxGl, hiscoxPl, hiscoxEo, hiscoxCl, hiscoxSe],
} as const satisfies Carrier
