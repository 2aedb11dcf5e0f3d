import type { Messages } from '@coverwright/core/text/text'
import { accidentTexts } from './lines/accidents.ts'
import { cyberTexts } from './lines/cyber.ts'
import { multirriesgoTexts } from './lines/multirriesgo.ts'
import { professionalTexts } from './lines/professional.ts'
import { rcTexts } from './lines/rc.ts'
import { recommendationTexts } from './lines/recommendations.ts'

/** Texts of Spain’s own pages, lines and insurers. */
export const country: Messages = {
  ...rcTexts,
  ...multirriesgoTexts,
  ...accidentTexts,
  ...professionalTexts,
  ...cyberTexts,
  ...recommendationTexts,
  'appetite.jewels': 'Un técnico estudia cada joyería antes de darle precio.',
  'recommendation.badge.premises': 'Para su local',
  'page.attestation.heading': 'Su deber de declarar el riesgo',
  'page.attestation.general':
    'El artículo 10 de la Ley de Contrato de Seguro pide que responda a este cuestionario con lo que sabe y puede influir en el riesgo. Lo que no se le pregunta no tiene que declararlo. Si calla o falsea algo, la aseguradora puede poner fin al contrato en el mes siguiente a saberlo y, si antes hay un siniestro, pagar en proporción a la prima que habría cobrado; si hubo mala fe o descuido grave, no paga nada.',
  'page.attestation.agree': 'He leído esto, y mis respuestas son ciertas y completas según mi leal saber y entender.',
  'page.offers.fees':
    'El precio es la prima total de un año, con el impuesto sobre primas y los recargos legales. El seguro empieza solo cuando la aseguradora lo confirma por escrito.',
}
