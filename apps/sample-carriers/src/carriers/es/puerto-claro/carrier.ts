import type { SampleCarrier } from '../../../rating/sample-carrier.ts'
import { spanishWording } from '../wording.ts'
import { puertoClaroAccidents } from './accidents.ts'
import { puertoClaroCyber } from './cyber.ts'
import { puertoClaroProfessional } from './professional.ts'
import { puertoClaroProperty } from './property.ts'
import { puertoClaroRc } from './rc.ts'

/** Shops, offices and services, priced from the application alone. */
export const puertoClaroSeguros: SampleCarrier = {
  id: 'es_puerto_claro',
  name: 'Puerto Claro Seguros (de muestra)',
  prefix: 'PC',
  speech: spanishWording,
  underwriter: 'Un técnico de pymes y autónomos',
  monthly: { installments: 11, fee: 1 },
  appetite: [{ effective_from: '2026-01-01', rules: [] }],
  guidelines: [
    {
      code: 'revenue.limit',
      measure: 'annual_revenue',
      above: 5_000_000,
      outcome: 'decline',
      reason: 'Aseguramos negocios que facturan hasta 5 millones de euros al año.',
    },
    {
      code: 'new.business',
      measure: 'years_short_of_3',
      above: 2,
      outcome: 'refer',
      reason: 'El negocio es nuevo y usted también en la actividad. Un técnico mira sus planes.',
    },
    {
      code: 'claims.many',
      measure: 'claims_in_3_years',
      above: 1,
      outcome: 'refer',
      reason: 'Un técnico lee sobre los siniestros de los últimos tres años.',
    },
    {
      code: 'insurance.cancelled',
      measure: 'cancelled',
      above: 0,
      outcome: 'refer',
      reason: 'Otra aseguradora le rechazó, anuló o no renovó. Un técnico pregunta por qué.',
    },
  ],
  lines: {
    rc: puertoClaroRc,
    multirriesgo: puertoClaroProperty,
    sa_es: puertoClaroAccidents,
    rcp_es: puertoClaroProfessional,
    ciber: puertoClaroCyber,
  },
}
