/** The page that shows the mails of a local start. */
export const outboxPage = {
  'page.outbox.title': 'Bandeja de salida',
  'page.outbox.lede': 'Desde este equipo no se envía nada. Los correos quedan aquí para leerlos.',
  'page.outbox.back': 'A la solicitud',
  'page.outbox.loading': 'Buscando correos',
  'page.outbox.failed.title': 'Los correos no se han cargado',
  'page.outbox.failed.text': 'Compruebe que el servidor está en marcha. La página lo intenta de nuevo por sí sola.',
  'page.outbox.none.title': 'Todavía no hay correos',
  'page.outbox.none.text': 'Pida un código de acceso o guarde una solicitud: el correo aparece aquí por sí solo.',
  'page.outbox.list': 'Correos, primero los más recientes',
  'page.outbox.to': 'Para {address}',
  'page.outbox.view': 'Cómo mostrar el correo',
  'page.outbox.html': 'Como se envió',
  'page.outbox.text': 'Como texto sin formato',
  'page.outbox.frame': 'Correo: {subject}',
  'page.outbox.staff': 'Personal de ejemplo',
  'page.outbox.staff.text':
    'No tiene teléfonos. Cuando se pida un código de la aplicación de autenticación, use el de aquí.',
  'page.outbox.code': 'Próximo código de {email}: {code}',
} as const
