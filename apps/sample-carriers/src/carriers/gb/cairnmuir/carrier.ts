import type { SampleCarrier } from '../../../rating/sample-carrier.ts'
import { generalGuidelines } from '../guidelines.ts'
import { britishWording } from '../wording.ts'
import { cairnmuirCyber } from './cyber.ts'
import { cairnmuirEl } from './el.ts'
import { cairnmuirPi } from './pi.ts'
import { cairnmuirPl } from './pl.ts'
import { cairnmuirProp } from './prop.ts'

/** Trades, building sites and workshops in the United Kingdom. */
export const cairnmuir: SampleCarrier = {
  id: 'gb_cairnmuir',
  name: 'Cairnmuir Mutual (sample)',
  prefix: 'CM',
  speech: britishWording,
  underwriter: 'An underwriter for trades and industry',
  monthly: { installments: 10, fee: 1 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: generalGuidelines,
  lines: {
    gb_pl: cairnmuirPl,
    gb_el: cairnmuirEl,
    gb_pi: cairnmuirPi,
    gb_prop: cairnmuirProp,
    gb_cyber: cairnmuirCyber,
  },
}
