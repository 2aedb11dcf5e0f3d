import type { SampleCarrier } from '../../../rating/sample-carrier.ts'
import { guidelines } from '../guidelines.ts'
import { frenchWording } from '../wording.ts'
import { clochersCl } from './cl.ts'
import { clochersDec } from './dec.ts'
import { clochersMrp } from './mrp.ts'
import { clochersRc } from './rc.ts'
import { clochersVtc } from './vtc.ts'

/** A mutual of craftsmen, shops and drivers. */
export const troisClochers: SampleCarrier = {
  id: 'fr_clochers',
  name: 'Mutuelle des Trois Clochers (exemple)',
  prefix: 'TC',
  speech: frenchWording,
  underwriter: 'Un souscripteur de la mutuelle',
  monthly: { installments: 11, fee: 1 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: guidelines(5_000_000, 2, '5 millions d’euros'),
  lines: { rc: clochersRc, mrp: clochersMrp, dec: clochersDec, rcp_uber_fr: clochersVtc, cl: clochersCl },
}
