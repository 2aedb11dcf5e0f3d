/** What Argentine agents read where the Argentine text differs from the Spanish one, and of the Argentine products. */
export const argentineAgentVoice = {
  'field.business_type.hint': 'La que figura en la constancia de inscripción.',
  'step.contact.note.1.text': 'Las aseguradoras a las que se pide precio y el productor asesor.',
  'step.insurance.note.1.text':
    'El integral de comercio asegura el local y lo que hay adentro, e incluye la responsabilidad civil del local. Si el negocio trabaja en lo de otros, elija los dos.',
  'field.company_name.hint':
    'La razón social, como figura en ARCA (ex AFIP). Si el cliente trabaja con nombre propio, escriba ese.',
  'field.fulltime_employees.hint': 'La jornada legal o la del convenio, sin contar a los dueños.',
  'field.uses_subcontractors.label': '¿Contrata el negocio a otros para parte de los trabajos?',
  'field.contact_phone.hint': 'Con código de área. Solo por si una aseguradora o el productor tienen una pregunta.',
  'step.ic-premises.lede': 'Si hay más de uno, empiece por el principal. El productor agrega los demás.',
  'field.ic.tenure.hint': 'Si alquila, el edificio lo asegura el propietario; el cliente responde si lo daña.',
  'field.ic.deductible.hint': 'Lo que paga el cliente en cada siniestro.',
  'field.rc.where.option.premises': 'En el local u oficina del cliente',
  'field.rc.where.hint': 'El cliente y los empleados.',
  'field.rc.public.hint': 'Las personas de afuera que puede haber juntas en el local. 0 si no entra nadie.',
  'field.rc.subcontractors_insured.label': '¿Se les pide póliza de responsabilidad civil y ART propias?',
  'step.rc-products.title': '¿Qué vende el negocio y qué le dejan?',
  'field.rc.imports.label': '¿Los importa el negocio?',
  'field.rc.custody.label': '¿Le dejan al negocio cosas para guardar, reparar o transportar?',
  'field.rc.deductible.hint': 'Lo que paga el cliente en cada reclamo.',
  'step.art-contract.note.1.text':
    'El Decreto 1567/74 exige además un seguro colectivo de vida para cada empleado, que se paga con el 931. Aquí no se ofrece: lo cotiza aparte el productor asesor.',
  'field.art.has_art.hint': 'Figura en el formulario 931 y en la credencial de los empleados.',
  'step.art-risks.lede': 'De aquí sale también el plan de prevención que va a pedir la ART.',
  'field.stfijo.deductible.hint': 'Lo que paga el cliente en cada siniestro.',
  'field.stmov.drones_registered.label': '¿Están los drones registrados en la ANAC?',
  'field.stmov.deductible.hint': 'Lo que paga el cliente en cada siniestro.',
  'field.stcontr.deductible.hint': 'Lo que paga el cliente en cada daño a la máquina.',
  'field.aa.vehicles.hint': 'Los de la empresa y los de los socios que trabajan para ella.',
  'field.aa.cover.hint': 'La misma para todos; el productor puede cambiarla en cada vehículo.',
  'field.aa.cover.why':
    'Para circular, la ley exige la responsabilidad civil. Las otras suman los daños al vehículo propio.',
  'field.aa.deductible.hint': 'Lo que paga el cliente en cada daño parcial.',
  'field.sa.group.option.self_employed': 'Monotributistas que trabajan para el negocio',
  'page.offers.advisor.title': 'Con un productor: {names}',
  'page.outdated.title': 'Las respuestas cambiaron. Envíe de nuevo para tener precios nuevos',
  'page.done.failed.passing': 'No se perdió nada ni se envió nada dos veces. Inténtelo de nuevo en un momento.',
  'upload.failed.other': 'No se pudo agregar. Envíelo de nuevo en un momento.',
  'recommendation.badge.siteWork': 'Va con el tipo de obra',
  'recommendation.badge.devices': 'Depende de los equipos',
  'recommendation.ic.reason.premises':
    'El negocio tiene local y mercadería. El integral reúne incendio, robo, cristales y daños a terceros, y suele costar menos que cada uno por separado.',
  'recommendation.rc.title': '¿Y si alguien reclama por un daño?',
  'recommendation.rc.reason.visitors':
    'Lo que se eligió no paga cuando un tercero se lastima o se le rompe algo por el trabajo del negocio. La responsabilidad civil sí, y muchos contratos y habilitaciones la piden.',
  'recommendation.rc.reason.beyondPremises':
    'El integral paga los daños a terceros en el local. Lo que daña un producto vendido o un trabajo en lo de un tercero queda afuera.',
  'recommendation.rc.covers.3': 'Abogado y costas del juicio',
  'recommendation.art.title': '¿Tienen ART los empleados?',
  'recommendation.art.reason.employees':
    'El negocio tiene empleados. La ley exige una ART desde el primero; sin ella, el empleador paga de su bolsillo todo lo que la ART pagaría, y multas.',
  'recommendation.art.covers.2': 'El sueldo desde el día once de baja',
  'recommendation.stfijo.reason.devices':
    'El trabajo depende de equipos caros. El integral los cubre poco; el seguro técnico paga también un pico de tensión o un descuido.',
  'recommendation.stfijo.covers.3': 'La recuperación de los datos, si se elige',
  'recommendation.stmov.title': '¿Salen los equipos de la oficina?',
  'recommendation.stcontr.title': '¿Están aseguradas las máquinas en la obra?',
  'recommendation.stcontr.reason.siteWork':
    'El rubro mueve suelo. Un vuelco o un incendio deja la máquina parada y la cuota del leasing sigue.',
  'recommendation.aa.title': '¿Están los vehículos asegurados para el trabajo?',
  'recommendation.aa.reason.vehicles':
    'En el rubro se usan vehículos. La responsabilidad civil es obligatoria, y un seguro de uso particular puede no pagar un choque durante un reparto.',
  'recommendation.aa.covers.1': 'Las personas y cosas que daña el vehículo',
  'recommendation.aa.covers.3': 'Los daños propios, con todo riesgo',
  'recommendation.sa.title': '¿Quién cubre al cliente si se accidenta?',
  'recommendation.sa.covers.3': 'La cláusula de no repetición que pide quien contrata',
} as const
