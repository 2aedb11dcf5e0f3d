import type { SampleCarrier } from '../../../rating/sample-carrier.ts'
import { spanishWording } from '../wording.ts'
import { encinarAccidents } from './accidents.ts'
import { encinarProperty } from './property.ts'
import { encinarRc } from './rc.ts'

/** A mutual for trades and workshops: it asks a lot about the work and accepts most of it. */
export const encinarMutua: SampleCarrier = {
  id: 'es_encinar',
  name: 'Encinar Mutua (de muestra)',
  prefix: 'EM',
  speech: spanishWording,
  underwriter: 'Un técnico de nuestra oficina de empresas',
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: [
    {
      code: 'revenue.limit',
      measure: 'annual_revenue',
      above: 10_000_000,
      outcome: 'decline',
      reason: 'Aseguramos negocios que facturan hasta 10 millones de euros al año.',
    },
    {
      code: 'claims.many',
      measure: 'claims_in_3_years',
      above: 2,
      outcome: 'decline',
      reason: 'Tres o más siniestros en tres años son más de lo que podemos asumir ahora.',
    },
    {
      code: 'claims.open',
      measure: 'open_claims',
      above: 0,
      outcome: 'refer',
      reason: 'Queda un siniestro abierto. Un técnico le pregunta en qué punto está.',
    },
    {
      code: 'insurance.cancelled',
      measure: 'cancelled',
      above: 0,
      outcome: 'refer',
      reason: 'Otra aseguradora le rechazó, anuló o no renovó. Un técnico pregunta por qué.',
    },
  ],
  lines: { rc: encinarRc, multirriesgo: encinarProperty, sa_es: encinarAccidents },
}
