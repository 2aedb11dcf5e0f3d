import type { Messages } from '@coverwright/core/text/text'

/** What Argentina’s first page says in other words than Spain’s. */
export const countryFirst: Messages = {
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
    'Necesitamos algunas para proteger y guardar su solicitud. Con su permiso, otras nos muestran dónde se traba la gente, recuerdan a su productor asesor y nos dicen qué aviso lo trajo.',
  'ui.entry.add': 'Agregar',
  'ui.entry.another': 'Agregar más',
  'ui.contact.advisor': 'Su productor asesor',
  'ui.contact.agency': 'Su organización de productores',
  'ui.contact.account_manager': 'Ejecutivo de cuentas de su organización',
  'ui.contact.call_center': 'Ayuda para productores',
}
