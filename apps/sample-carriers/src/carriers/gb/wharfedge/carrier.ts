import type { SampleCarrier } from '../../../rating/sample-carrier.ts'
import { generalGuidelines } from '../guidelines.ts'
import { britishWording } from '../wording.ts'
import { wharfedgeCyber } from './cyber.ts'
import { wharfedgeEl } from './el.ts'
import { wharfedgePi } from './pi.ts'
import { wharfedgePl } from './pl.ts'
import { wharfedgeProp } from './prop.ts'

/** Shops, restaurants, offices and practices in the United Kingdom. */
export const wharfedge: SampleCarrier = {
  id: 'gb_wharfedge',
  name: 'Wharfedge Insurance (sample)',
  prefix: 'WE',
  speech: britishWording,
  underwriter: 'An underwriter for shops and services',
  monthly: { installments: 10, fee: 1 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: generalGuidelines,
  lines: {
    gb_pl: wharfedgePl,
    gb_el: wharfedgeEl,
    gb_pi: wharfedgePi,
    gb_prop: wharfedgeProp,
    gb_cyber: wharfedgeCyber,
  },
}
