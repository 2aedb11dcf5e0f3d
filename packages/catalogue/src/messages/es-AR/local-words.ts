import type { Messages } from '@coverwright/core/text/text'

/** Later pages in words that differ from Spain: of the trade, the authorities and everyday speech. */
export const localWords: Messages = {
  'account.noInsurers': 'Su productor asesor lo gestiona con las aseguradoras y se va a comunicar con usted.',
  'account.erase.stays.text':
    'Las solicitudes que envió a las aseguradoras, con sus ofertas: la documentación de seguros debe guardarse unos años y verá hasta cuándo. También las solicitudes que una organización de productores está completando por usted.',
  'account.erase.failed.text':
    'Ahora mismo no fue posible. Inténtelo de nuevo en un momento o llame a su productor asesor.',
  'field.agent.authorized.why':
    'La aseguradora puede pedirle que lo acredite. Si otro productor ya presentó la solicitud a la misma aseguradora, esta pide una carta de nombramiento a favor de usted.',
  'field.agent.client_since.option.client': 'Cliente de la organización, con este seguro en otra parte',
  'agent.site': 'Sitio para productores asesores',
  'agent.column.agent': 'Productor',
  'agent.notes.who':
    'Solo lo leen los productores que llevan esta solicitud. El cliente y las aseguradoras no lo ven nunca.',
  'agent.appetite.advisor': 'Ninguna aseguradora da precio en línea. Su ejecutivo de cuentas puede colocarlo.',
  'agent.home.titleAll': 'Solicitudes de todas las organizaciones',
  'agent.home.empty.text': 'Aquí aparecen las que empiece usted o alguien de su organización.',
  'support.lede':
    'Verá sus solicitudes igual que él. Puede mirar y completar; firmar y enviar solo puede él. La ayuda termina sola al cabo de una hora.',
  'support.banner.what': 'Puede mirar y completar; firmar y enviar solo puede el cliente.',
  'page.offer.over': 'Precio vencido',
  'page.offers.others': 'Qué aseguradoras no se consultaron y por qué',
  'page.offers.others.none': 'Se consultó a todas las que ofrecen este seguro aquí.',
  'page.offers.over.title': 'Algunos precios vencieron',
  'page.outdated.title': 'Sus respuestas cambiaron. Envíe de nuevo para tener precios nuevos',
  'message.trade': 'No encuentro mi actividad en la lista. Busqué: {trade}',
  'page.overlap.chosen.title': 'Eligió dos veces: {part}',
  'step.other-info.lede': 'Es lo primero que lee el técnico de la aseguradora. Alcanza con dos o tres frases claras.',
  'step.contact.lede': 'Esta persona recibirá las ofertas y la documentación de la póliza.',
  'step.contact.note.1.text': 'Las aseguradoras a las que pide precio y su productor asesor.',
  'step.insurance.note.1.title': '¿Responsabilidad civil o integral de comercio?',
  'step.insurance.note.1.text':
    'El integral de comercio asegura su local y lo que hay adentro, e incluye la responsabilidad civil del local. Si trabaja en lo de sus clientes, elija los dos.',
  'field.company_name.hint': 'La razón social, como figura en ARCA (ex AFIP). Si trabaja con su nombre, escriba ese.',
  'field.business_type_details.hint':
    'En pocas palabras: por ejemplo, una UTE, un fideicomiso o una sucursal del exterior.',
  'field.annual_revenue.hint': 'Todas las ventas y honorarios, antes de gastos y sin IVA. En pesos.',
  'field.annual_payroll.hint': 'Sueldos brutos sin los dueños, con aguinaldo. Escriba 0 si no hay.',
  'field.fulltime_employees.hint': 'La jornada legal o la del convenio, sin los dueños.',
  'field.parttime_employees.hint': 'Con menos horas; cuente también los eventuales y los de temporada.',
  'field.coverage.effective_date.hint':
    'Desde mañana y hasta 90 días después. Empieza a las 12 del mediodía; la ART, a las 0 horas.',
  'field.claims.any.hint':
    'Incluya los cerrados sin pago y los hechos que aún pueden terminar en un reclamo. No repita los accidentes de empleados que atendió la ART.',
  'field.claims.list.line.option.other': 'Otra cosa',
  'field.uses_subcontractors.label': '¿Contrata a otros para parte de sus trabajos?',
  'field.employer_id.label': 'CUIT',
  'field.employer_id.hint': '11 cifras, con o sin guiones, como 30-50001091-2.',
  'field.employer_id.why':
    'Las aseguradoras la usan para no confundir negocios y la ponen en la póliza y en la factura. La guardamos cifrada y mostramos solo las últimas cifras.',
  'field.contact_phone.hint': 'Con código de área. Solo por si una aseguradora o su productor tienen una pregunta.',
  'field.mailing_address.street.hint': 'Calle y número.',
  'field.mailing_address.unit.label': 'Piso, departamento o local',
  'field.claims.cancelled_reason.hint': 'Por ejemplo: una cuota impaga o un siniestro.',
  'ui.picks.enter': 'Presione Enter para agregar {name}.',
  'page.coverages.advisor.title': 'Con un productor',
  'page.coverages.readFirst': 'Antes lo estudia un técnico de la aseguradora',
  'page.done.failed.passing':
    'No se perdió nada ni se envió nada dos veces. Inténtelo de nuevo en un momento o llame a su productor asesor.',
  'page.done.failed.tooMany':
    'Se envió cinco veces en una hora y vale la última. Sus cambios están guardados: envíelos dentro de una hora.',
  'page.resume.step.3.title': 'Su productor lo confirma con la aseguradora',
  'page.offers.advisor.title': 'Con su productor: {names}',
  'page.offer.unavailable.text': 'Su solicitud se conserva. Llame a su productor, que puede volver a preguntar.',
  'page.pdf.advisor': 'Productor asesor',
  'upload.failed.other': 'No se pudo agregar. Envíelo de nuevo en un momento o consulte a su productor asesor.',
  'validationError.requiredField.plate': 'Escriba la patente',
  'validationError.taxNumber.cuit':
    'Escriba las 11 cifras de la CUIT, como 30-50001091-2. Una no concuerda con las demás',
}

/** The same for texts that only the server uses: mails, refusals, printed papers. */
export const localServerWords: Messages = {
  'dataRights.kept.agency':
    'Su organización de productores redactó esta solicitud y la conserva. Pídale que la elimine.',
  'document.licenses': 'Productor asesor',
  'mail.submitted.none': 'Su productor asesor la está leyendo y le dirá cuál es el paso siguiente.',
  'mail.account_erased.left.one':
    'Una solicitud queda en la organización de productores que la redactó. Pídale que la elimine.',
  'mail.account_erased.left.other':
    '{count} solicitudes quedan en la organización de productores que las redactó. Pídale que las elimine.',
  'offer.refused': 'Esta aseguradora no pudo leer la solicitud, así que no hay precio. Llame a su productor asesor.',
  'offer.advisorCalls': 'Llame a su productor asesor, que puede volver a preguntarles.',
}
