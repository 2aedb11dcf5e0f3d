/** The questions: they speak of the client, not to them. */
export const agentVoiceOfForm = {
  'validationError.pickFromList.class': 'Escriba a qué se dedica el negocio y elíjalo en la lista',
  'validationError.unknownClass': 'Elija la actividad de la lista',
  'validationError.isNyUnemploymentNumber':
    'Escriba las siete u ocho cifras del número de desempleo de Nueva York del cliente, como 12-34568',
  'section.start': 'El negocio',
  'step.home.title': '¿A qué se dedica el negocio?',
  'step.home.lede':
    'De la actividad depende qué aseguradoras pueden hacer una oferta y qué preguntas se pueden saltar: es la respuesta que más conviene acertar.',
  'step.home.note.2.text': 'Elija la que da más ingresos.',
  'step.industry-detail.label': 'Más sobre la actividad',
  'step.industry-detail.lede':
    'La actividad incluye trabajos distintos, y las aseguradoras no cobran lo mismo por todos.',
  'step.contact.label': 'Cómo contactar con el cliente',
  'step.contact.note.1.text': 'Las aseguradoras a las que se pide oferta y la correduría.',
  'step.insurance.note.1.text':
    'El multirriesgo asegura el local y lo que hay dentro. La responsabilidad civil paga el daño que el negocio causa a otros. Quien tiene local suele necesitar los dos.',
  'step.coverage_choices.note.1.text':
    'El día en que vence la póliza actual, o el día en que el negocio abre o firma el contrato que pide el seguro.',
  'step.claims.note.1.title': 'Un siniestro no cierra las puertas',
  'step.claims.note.1.text':
    'Las aseguradoras miran qué pasó, cuánto costó y qué cambió el negocio. Un siniestro pequeño y cerrado suele importar poco.',
  'step.done.label': 'Revise las respuestas',
  'step.done.title': 'Revise las respuestas y envíelas',
  'step.other-info.note.1.text':
    'Diga qué hace o vende el negocio, para quién y dónde. Después, qué no hace nunca, como repartos, trabajo nocturno o trabajos en altura: así le ahorra una pregunta a la aseguradora.',
  'step.mc.title': '¿Qué más hace el negocio?',
  'step.mc.lede': 'Las aseguradoras miran todo el trabajo, no solo la parte mayor.',
  'field.business_type.hint': 'La que consta en el alta o en la escritura.',
  'field.company_name.hint':
    'La razón social, tal como consta en Hacienda. Si el cliente trabaja con su propio nombre, escriba ese.',
  'field.business_type_details.label': 'La forma jurídica',
  'field.years_business_started.hint': 'O el año en que lo tomó el cliente. Si es nuevo, el año en que abre.',
  'field.years_experience.why': 'Cuando el negocio es nuevo, las aseguradoras miran la experiencia de quien lo lleva.',
  'field.fulltime_employees.hint': 'La jornada del convenio, sin contar a los dueños.',
  'field.other_classes.label': 'Los otros trabajos',
  'field.other_classes.share.label': 'Parte de la facturación',
  'field.uses_subcontractors.hint': 'Otras empresas o trabajadores por cuenta propia que hacen parte de los trabajos.',
  'field.subcontractor_cost.why':
    'Si un subcontratista no tiene seguro, la reclamación por su trabajo le llega al cliente.',
  'field.contact_phone.hint': 'Solo por si una aseguradora o la correduría tienen una pregunta.',
  'field.coverage.liability_limit.why':
    'Puede que el contrato de alquiler o el mayor contrato del cliente exijan un límite mínimo.',
  'field.coverage.deductible.hint': 'Lo que paga el cliente en cada siniestro por daños a bienes de otros.',
  'field.coverage.current_expiry.label': '¿Cuándo vence la póliza actual?',
  'field.coverage.property_deductible.hint':
    'Lo que paga el cliente después de un incendio, un robo o una fuga de agua.',
  'field.claims.list.reserved.hint':
    'La aseguradora lo llama reserva y puede decírselo al cliente. Basta una cifra aproximada.',
  'field.claims.list.line.option.property': 'Los bienes del cliente: incendio, robo, agua, temporal',
  'field.claims.cancelled.label':
    'En los últimos tres años, ¿alguna aseguradora ha rechazado, anulado o no renovado un seguro del negocio?',
  'field.claims.cancelled.hint': 'No cuente la que dejó de asegurar la zona o la actividad.',
  'field.claims.cancelled.statement':
    'En los últimos tres años, una aseguradora rechazó, anuló o no renovó el seguro del cliente',

  'step.rc.1.lede': 'Lo que más pesa en el precio es el trabajo fuera del local.',
  'step.rc.2.title': '¿Quién trabaja para el negocio?',
  'step.rc.2.lede': 'Los empleados y las empresas a las que encarga una parte.',
  'field.rc.limit.why':
    'La licencia, el convenio o un cliente pueden exigir un mínimo. 300.000 € y 600.000 € son los más pedidos.',
  'field.rc.deductible.hint': 'Lo que paga el cliente en cada siniestro por daños materiales.',
  'field.rc.required.label': '¿Exige alguien este seguro?',
  'field.rc.work_away.label': 'Parte del trabajo que se hace fuera del local',
  'field.rc.work_away.hint': 'De la facturación del año. Escriba 0 si todo se hace en el local.',
  'field.rc.hot_work.label': '¿Se suelda, se corta con radial o se usa soplete fuera del taller?',
  'field.rc.goods_in_care.label': '¿Tiene el negocio en su poder cosas de sus clientes?',
  'field.rc.subcontracts.hint': 'Una parte de lo que el negocio vende.',
  'field.rc.subcontracted.label': '¿Cuánto se les pagará en los próximos 12 meses?',
  'field.rc.subcontractors_insured.label': '¿Se les pide el recibo de la RC que tienen contratada?',
  'field.rc.subcontractors_insured.why':
    'El perjudicado reclama a quien contrató. Sin el seguro del otro, paga el del cliente.',
  'field.rc.imports.label': '¿Importa el negocio de fuera de la Unión Europea o vende con marca propia?',
  'field.rc.imports.why': 'Para la ley, quien importa o pone la marca responde como el fabricante.',
  'step.multirriesgo.0.lede': 'Si hay varios, empiece por el de más valor. La correduría añade los demás.',
  'field.multirriesgo.at_address.hint': 'Si el correo llega a otra parte, responda No.',
  'field.multirriesgo.tenure.label': '¿Es propio o alquilado?',
  'field.multirriesgo.tenure.hint': 'Si es de un socio, de la familia o cedido, elija Alquilado.',
  'field.multirriesgo.works.label': 'Obras de reforma que pagó el cliente',
  'field.multirriesgo.deductible.hint': 'Lo que paga el cliente en cada siniestro.',
  'step.sa_es.0.title': '¿Qué pide el convenio?',
  'field.sa_es.obliged.label': '¿Obliga el convenio colectivo a este seguro?',
  'field.sa_es.obliged.hint':
    'Búsquelo por “seguro”, “accidentes” o “póliza”; la gestoría del cliente también lo sabe.',
  'step.rcp_es.1.label': 'Los encargos',
  'step.rcp_es.1.title': '¿Cómo trabaja el negocio con quienes lo contratan?',
  'field.rcp_es.limit.why': 'El colegio, un concurso público o quien encarga el trabajo pueden pedir un mínimo.',
  'field.rcp_es.deductible.hint': 'Lo que paga el cliente en cada reclamación.',
  'field.rcp_es.college.label': '¿Exige la profesión colegiarse o estar en un registro?',
  'field.rcp_es.largest_fee.label': 'Honorarios del mayor encargo',
  'field.rcp_es.largest_client.label': 'Parte de la facturación que viene de un solo pagador, el mayor',
  'field.rcp_es.client_money.label': '¿Maneja el negocio dinero de otros?',
  'field.rcp_es.circumstances.hint': 'Del cliente o de quienes trabajan o trabajaron con él.',
  'field.rcp_es.circumstances.why':
    'Conviene que el cliente lo diga hoy mismo a la aseguradora que tiene: así queda cubierto allí.',
  'field.rcp_es.sanctions.label': '¿Ha sancionado al cliente un colegio o un tribunal por el trabajo?',
  'step.ciber.0.lede': 'Cuentan los datos que se guardan y lo que cuesta estar parado.',
  'step.ciber.1.lede': 'Si no lo sabe, pregunte a quien le lleva la informática al cliente o elija “No lo sé”.',
  'field.ciber.deductible.hint': 'Lo que paga el cliente en cada incidente.',
  'field.ciber.remote.label': '¿Se entra a los equipos desde fuera?',
  'field.ciber.training.label': '¿Sabe la plantilla reconocer un correo falso?',
  'field.ciber.authority.label': '¿Ha escrito la Agencia Española de Protección de Datos al cliente?',
} as const
