import type { SampleCarrier } from '../../rating/sample-carrier.ts'
import { hiscoxCl } from './cl.ts'
import { hiscoxEo } from './eo.ts'
import { hiscoxGl } from './gl.ts'
import { hiscoxPl } from './pl.ts'
import { hiscoxSe } from './se.ts'

/** An insurer of people who sell advice, services and events. */
export const alderAndFinch: SampleCarrier = {
  id: 'hiscox',
  name: 'Alder & Finch (sample)',
  prefix: 'AF',
  underwriter: 'An underwriter of ours',
  monthly: { installments: 9, fee: 5 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: [],
  lines: { gl: hiscoxGl, pl: hiscoxPl, eo: hiscoxEo, cl: hiscoxCl, se: hiscoxSe },
}
