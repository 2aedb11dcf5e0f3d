import type { Messages } from '@coverwright/core/text/text'
import { autos } from './lines/aa.ts'
import { art } from './lines/art.ts'
import { ic } from './lines/ic.ts'
import { rc } from './lines/rc.ts'
import { accidents } from './lines/sa.ts'
import { technical } from './lines/technical.ts'

/** Texts of Argentina’s own pages, lines and insurers. */
export const country: Messages = {
  'validationError.isZipCode': 'Escriba el código postal de cuatro cifras, como 1425, o el CPA completo, como C1425ABC',
  'validationError.isTelephone': 'Escriba el teléfono con el código de área, como 011 4321-5678 o 0351 15-212-3456',
  'field.zip_code.label': 'Código postal',
  'field.zip_code.hint': 'El del lugar donde funciona el negocio.',
  'field.business_type.hint': 'La que figura en su constancia de inscripción.',
  'field.class_code_ref.label': 'Rubro o actividad',
  'field.class_code_ref.hint': 'Pruebe con un rubro, un oficio o un servicio: “kiosco”, “electricista”, “contador”.',
  'step.home.note.1.text':
    'Las aseguradoras fijan el precio según el rubro y el lugar. A un jardinero que tala árboles no se le pregunta lo mismo que a uno que corta el pasto.',
  'step.additional-info.label': 'Vehículos y contratistas',
  'section.bop': 'Integral del negocio',
  'step.coverage_choices.label': 'Fecha de inicio',
  'page.clearing.bop': 'Preguntas del integral',
  'page.clearing.cdcs': 'Preguntas de jardín maternal',
  'page.refused.unknown.text': 'Lo que escribió se conserva aquí. Inténtelo de nuevo o llame a su productor asesor.',
  'cookies.bar.text':
    'Algunas guardan su solicitud. Otras, si las acepta, recuerdan a su productor asesor y nos dicen dónde se traba la gente y qué aviso lo trajo.',
  'ui.entry.add': 'Agregar',
  'ui.entry.another': 'Agregar más',
  'ui.contact.advisor': 'Su productor asesor',
  'ui.contact.agency': 'Su organización de productores',
  'ui.contact.account_manager': 'Ejecutivo de cuentas de su organización',
  'ui.contact.call_center': 'Ayuda para productores',
  'page.attestation.heading': 'Deber de informar el riesgo',
  'page.attestation.general':
    'La Ley de Seguros 17.418 (artículos 5 a 10) le pide contestar con la verdad y sin callar nada que usted sepa del riesgo. Si algo importante falta o no es cierto, aunque sea de buena fe, la aseguradora puede anular el contrato o reajustarlo dentro de los tres meses de enterarse. Si hubo dolo o mala fe, además se queda con la prima y no paga los siniestros de ese período. Si no sabe una respuesta, dígalo: es mejor que adivinar.',
  'page.attestation.agree': 'Contesté con la verdad y no callé nada que sepa de lo que se pregunta.',
  'page.offers.fees':
    'Cada importe es el premio: la prima de un año con impuestos, tasas y sellados. El seguro empieza solo cuando la aseguradora lo confirma por escrito.',
  'field.additional.iva_condition.label': 'Condición frente al IVA',
  'field.additional.iva_condition.hint': 'De ella depende cómo se discriminan los impuestos en la factura.',
  'field.additional.iva_condition.option.responsable_inscripto': 'Responsable inscripto',
  'field.additional.iva_condition.option.monotributo': 'Monotributo',
  'field.additional.iva_condition.option.exento': 'Exento',
  'field.additional.iva_condition.option.no_alcanzado': 'No alcanzado o consumidor final',
  'field.premises.at_mailing_address.label': '¿Está en la dirección postal que nos dio?',
  'field.premises.street.label': 'Calle y número',
  'field.premises.city.label': 'Localidad',
  'field.premises.zip_code.label': 'Código postal',

  'appetite.kitchen': 'Un técnico estudia cada local que cocina antes de darle precio.',
  'appetite.arWorkshop': 'Un técnico estudia cada fábrica y cada taller antes de darle precio.',
  'appetite.arNoWorkshops': 'No asegura fábricas ni talleres con esta póliza.',
  'appetite.arTrades': 'Un técnico estudia los oficios de obra antes de darles precio.',
  'appetite.arHeavyWork': 'Un técnico estudia las tareas de alto riesgo antes de darles precio.',
  'appetite.arJewels': 'Un técnico estudia cada joyería antes de darle precio.',
  'appetite.arTransport': 'Un técnico estudia las flotas de transporte antes de darles precio.',

  ...ic,
  ...rc,
  ...art,
  ...technical,
  ...autos,
  ...accidents,
}
