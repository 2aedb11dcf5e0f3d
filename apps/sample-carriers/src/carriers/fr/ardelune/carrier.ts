import type { SampleCarrier } from '../../../rating/sample-carrier.ts'
import { guidelines } from '../guidelines.ts'
import { frenchWording } from '../wording.ts'
import { ardeluneCl } from './cl.ts'
import { ardeluneDec } from './dec.ts'
import { ardeluneDo } from './do.ts'
import { ardeluneMrp } from './mrp.ts'
import { ardeluneRc } from './rc.ts'
import { ardeluneVtc } from './vtc.ts'

/** An insurer of services, practices and shops. */
export const ardelune: SampleCarrier = {
  id: 'fr_ardelune',
  name: 'Ardelune Assurances (exemple)',
  prefix: 'AL',
  speech: frenchWording,
  underwriter: 'Un souscripteur d’Ardelune',
  monthly: { installments: 11, fee: 2 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: guidelines(8_000_000, 3, '8 millions d’euros'),
  lines: {
    rc: ardeluneRc,
    mrp: ardeluneMrp,
    dec: ardeluneDec,
    rcp_uber_fr: ardeluneVtc,
    cl: ardeluneCl,
    do: ardeluneDo,
  },
}
