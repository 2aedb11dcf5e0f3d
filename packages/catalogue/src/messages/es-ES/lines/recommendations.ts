/** Why a coverage is recommended to a business in Spain. */
export const recommendationTexts = {
  'recommendation.sa_es.label': 'Sugerida: accidentes de convenio',
  'recommendation.sa_es.title': '¿Obliga su convenio a asegurar a los empleados?',
  'recommendation.sa_es.reason.employees':
    'Tiene empleados. Muchos convenios obligan a asegurar un capital por muerte o incapacidad; sin póliza, lo paga la empresa.',
  'recommendation.sa_es.covers.1': 'El capital que fija el convenio',
  'recommendation.sa_es.covers.2': 'Muerte e incapacidad por accidente',
  'recommendation.sa_es.covers.3': 'A todos los empleados, también a los que entren después',

  'recommendation.rc.label': 'Sugerida: responsabilidad civil general',
  'recommendation.rc.title': '¿Y si alguien sale herido por su trabajo?',
  'recommendation.rc.reason.visitors':
    'Lo que ha elegido no paga si un cliente se cae o si usted daña algo ajeno. La responsabilidad civil sí, y muchas licencias y contratos la piden.',
  'recommendation.rc.covers.1': 'Lesiones de clientes y otras personas',
  'recommendation.rc.covers.2': 'Daños a bienes ajenos',
  'recommendation.rc.covers.3': 'Abogado y fianzas cuando le reclaman',

  'recommendation.rcp_es.label': 'Sugerida: responsabilidad civil profesional',
  'recommendation.rcp_es.title': '¿Y si un cliente dice que su trabajo le costó dinero?',
  'recommendation.rcp_es.reason.advice':
    'Sus clientes confían en su consejo o su proyecto. La responsabilidad civil general no paga cuando sale mal.',
  'recommendation.rcp_es.covers.1': 'Un error, un olvido o un plazo perdido',
  'recommendation.rcp_es.covers.2': 'Un consejo que resulta equivocado',
  'recommendation.rcp_es.covers.3': 'El abogado, también si la queja no tiene razón',

  'recommendation.multirriesgo.label': 'Sugerida: multirriesgo del negocio',
  'recommendation.multirriesgo.title': '¿Qué costaría reponer su local?',
  'recommendation.multirriesgo.reason.premises':
    'Los negocios como el suyo suelen tener local, equipos o mercancía. Un incendio o una fuga de agua pueden cerrarlo semanas.',
  'recommendation.multirriesgo.covers.1': 'Incendio, agua, robo y cristales',
  'recommendation.multirriesgo.covers.2': 'Mobiliario, equipos y existencias',
  'recommendation.multirriesgo.covers.3': 'Una cantidad por cada día cerrado',

  'recommendation.ciber.label': 'Sugerida: ciberriesgos',
  'recommendation.ciber.title': '¿Cuánto le costaría un equipo bloqueado?',
  'recommendation.ciber.reason.records':
    'Guarda datos personales de otros. Si se pierden, hay que avisar a la autoridad en 72 horas y, a veces, a cada persona.',
  'recommendation.ciber.covers.1': 'Técnicos que le vuelven a poner en marcha',
  'recommendation.ciber.covers.2': 'Avisar a los afectados y a la autoridad',
  'recommendation.ciber.covers.3': 'Dinero enviado a un estafador, hasta un límite',
} as const
