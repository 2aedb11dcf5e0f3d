/** Texts of mails. Server only. */
export const mails = {
  'mail.sign_in_code.subject': 'Iniciar sesión en {site}',
  'mail.sign_in_code.title': 'Su código de acceso',
  'mail.sign_in_code.text': 'Escriba este código en la página donde lo pidió.',
  'mail.sign_in_code.valid.one': 'Vale durante un minuto, una sola vez y solo en el navegador donde se pidió.',
  'mail.sign_in_code.valid.other': 'Vale durante {count} minutos, una sola vez y solo en el navegador donde se pidió.',
  'mail.sign_in_code.unasked':
    'Si no ha pedido un código, no haga caso de este correo: sin él nadie puede iniciar sesión. No dé el código a nadie. Nunca lo pedimos por teléfono ni por correo.',

  'mail.saved_application.subject': 'Su solicitud de seguro está guardada',
  'mail.saved_application.subject.company': 'La solicitud de seguro de {company} está guardada',
  'mail.saved_application.title': 'Su solicitud está guardada',
  'mail.saved_application.text':
    'Siga con ella cuando le venga bien, desde cualquier dispositivo. Todas las respuestas se conservan.',
  'mail.saved_application.text.company':
    'Siga con la solicitud de {company} cuando le venga bien, desde cualquier dispositivo. Todas las respuestas se conservan.',
  'mail.saved_application.sender': '{sender} nos pidió que le enviáramos este enlace. No hemos comprobado quién es.',
  'mail.saved_application.sender.nobody':
    'Alguien que no dio su nombre nos pidió que le enviáramos este enlace. No hemos comprobado quién es.',
  'mail.saved_application.unasked':
    'Si esta solicitud no es suya, no haga caso de este correo. Puede que alguien escribiera mal una dirección.',

  'mail.handed_over.subject': '{agency} le ha enviado una solicitud de seguro',
  'mail.handed_over.subject.company': '{agency} le ha enviado la solicitud de seguro de {company}',
  'mail.handed_over.title': 'Tiene una solicitud preparada',
  'mail.handed_over.text':
    '{agent}, de {agency}, empezó una solicitud de seguro para su negocio. Revise las respuestas, complete lo que falta y envíela usted.',
  'mail.handed_over.text.company':
    '{agent}, de {agency}, empezó una solicitud de seguro para {company}. Revise las respuestas, complete lo que falta y envíela usted.',
  'mail.handed_over.note': '{agent} escribe:',
  'mail.handed_over.unasked': 'Si no conoce a {agency}, no haga caso de este correo. No se contrata ni se envía nada.',

  'mail.follow_up.subject': 'Su solicitud de seguro está sin terminar',
  'mail.follow_up.subject.company': 'La solicitud de seguro de {company} está sin terminar',
  'mail.follow_up.title': 'Siga donde lo dejó',
  'mail.follow_up.text': 'Sus respuestas se conservan. Complete la solicitud para ver qué ofrecen las aseguradoras.',
  'mail.follow_up.text.company':
    'Las respuestas de {company} se conservan. Complete la solicitud para ver qué ofrecen las aseguradoras.',
  'mail.follow_up.unasked': 'Si ya no necesita el seguro, no tiene que hacer nada.',

  'mail.submitted.subject': 'Hemos recibido su solicitud de seguro',
  'mail.submitted.subject.company': 'Hemos recibido la solicitud de seguro de {company}',
  'mail.submitted.title': 'Su solicitud está enviada',
  'mail.submitted.none': 'Su mediador la está leyendo y le dirá cuál es el paso siguiente.',
  'mail.submitted.text.one':
    'Ha ido a una aseguradora. La respuesta aparecerá en su página de ofertas en cuanto llegue.',
  'mail.submitted.text.other':
    'Ha ido a {count} aseguradoras. Las respuestas aparecerán en su página de ofertas a medida que lleguen.',
  'mail.submitted.notBought': 'Todavía no está asegurado. El seguro empieza cuando se emite la póliza.',
  'mail.submitted.unasked': 'Si esta solicitud no es suya, avísenos en el número o la dirección que figuran más abajo.',

  'mail.insurer_answered.subject': 'Una aseguradora ha respondido',
  'mail.insurer_answered.subject.company': 'Una aseguradora ha respondido a {company}',
  'mail.insurer_answered.title': 'Tiene una respuesta',
  'mail.insurer_answered.text.one': '{insurer} ha decidido sobre su solicitud. Vea lo que dice.',
  'mail.insurer_answered.text.other':
    '{insurer} y otras han decidido sobre su solicitud: {count} aseguradoras en total. Vea lo que dicen.',
  'mail.insurer_answered.unasked':
    'Si esta solicitud no es suya, avísenos en el número o la dirección que figuran más abajo.',
  'mail.insurer_asks.subject': 'Una aseguradora tiene una pregunta',
  'mail.insurer_asks.subject.company': 'Una aseguradora tiene una pregunta para {company}',
  'mail.insurer_asks.title': 'Una aseguradora tiene una pregunta',
  'mail.insurer_asks.text.one': '{insurer} quiere saber algo más antes de decidir. Abra las ofertas y responda allí.',
  'mail.insurer_asks.text.other':
    '{insurer} quiere saber algo más antes de decidir. Abra las ofertas y responda allí. Hay novedades de {count} aseguradoras.',
  'mail.insurer_asks.unasked':
    'Si esta solicitud no es suya, avísenos en el número o la dirección que figuran más abajo.',

  'mail.advisor_lines.subject': 'Un solicitante quiere seguros sin precio en línea',
  'mail.advisor_lines.subject.company': '{company} quiere seguros sin precio en línea',
  'mail.advisor_lines.title': 'Ramos por gestionar',
  'mail.advisor_lines.text':
    'Ninguna aseguradora les da precio en línea. Al solicitante se le ha dicho que usted se pondrá en contacto.',
  'mail.advisor_lines.company': 'Solicitante: {company}',
  'mail.advisor_lines.quote': 'Solicitud: {quote}',

  'mail.support_case.subject': '{reference}: {topic}',
  'mail.support_case.title': '{topic}',
  'mail.support_case.from': '{sender} escribe:',
  'mail.support_case.from.nobody': 'Escribe alguien que no ha dado nombre ni correo:',
  'mail.support_case.reply': 'Para contestar, responda a este correo. La referencia es {reference}.',
  'mail.support_case.noReply': 'No hay dirección a la que contestar. La referencia es {reference}.',

  'mail.account_erased.subject': 'Sus datos se han borrado',
  'mail.account_erased.title': 'Sus datos se han borrado',
  'mail.account_erased.text': 'Hemos borrado lo que nos pidió. No se puede deshacer.',
  'mail.account_erased.closed': 'Su cuenta está cerrada y sus sesiones han terminado.',
  'mail.account_erased.kept.one': 'Hay que conservar una solicitud. Su cuenta sigue abierta para que pueda verla.',
  'mail.account_erased.kept.other':
    'Hay que conservar {count} solicitudes. Su cuenta sigue abierta para que pueda verlas.',
  'mail.account_erased.left.one':
    'Una solicitud queda en la correduría que la redactó. Pida a la correduría que la elimine.',
  'mail.account_erased.left.other':
    '{count} solicitudes quedan en la correduría que las redactó. Pida a la correduría que las elimine.',
  'mail.account_erased.unasked': 'Si no lo ha pedido usted, llámenos o escríbanos enseguida.',

  'mail.undelivered_mail.subject': 'Un correo no ha llegado',
  'mail.undelivered_mail.title': 'Un correo no ha llegado',
  'mail.undelivered_mail.text':
    '«{title}» no llegó a {address}. El servidor de correo lo rechazó o no estuvo disponible a tiempo.',
  'mail.undelivered_mail.next':
    'No se volverá a enviar. Contacte con la persona por otro medio o pida la dirección correcta.',

  'mail.desk_asks.subject': 'Una pregunta sobre su solicitud',
  'mail.desk_asks.subject.company': 'Una pregunta sobre la solicitud de {company}',
  'mail.desk_asks.title': 'Tenemos una pregunta',
  'mail.desk_asks.text': 'Necesitamos algo de usted para seguir con su solicitud.',
  'mail.desk_asks.text.company': 'Necesitamos algo de usted para seguir con la solicitud de {company}.',
  'mail.desk_asks.asks': 'Preguntamos:',
  'mail.desk_asks.go': 'Responder',
  'mail.desk_asks.unasked': 'Si no ha pedido un seguro aquí, ignore este correo.',

  'mail.staff_invited.subject': 'Ahora trabaja en {site}',
  'mail.staff_invited.title': 'Ya forma parte del personal',
  'mail.staff_invited.text': 'Un operador de {site} le ha añadido al personal.',
  'mail.staff_invited.next':
    'Inicie sesión con esta dirección: recibirá un código por correo y la primera vez configurará una aplicación de autenticación.',
  'mail.staff_invited.go': 'Iniciar sesión',
  'mail.webhook_disabled.subject': 'El webhook «{endpoint}» está desactivado',
  'mail.webhook_disabled.title': 'Un webhook está desactivado',
  'mail.webhook_disabled.failing': '«{endpoint}» no ha aceptado ningún evento en cinco días; ya no se le envía nada.',
  'mail.webhook_disabled.gone': '«{endpoint}» respondió que ya no existe (410); ya no se le envía nada.',
  'mail.webhook_disabled.next': 'Repare el receptor, actívelo de nuevo en Gestión y envíe lo que le falta.',
  'mail.webhook_disabled.go': 'Abrir los webhooks',

  'mail.link.go': 'Abrir la solicitud',
  'mail.link.offers': 'Ver las ofertas',
  'mail.link.code': 'Para proteger sus respuestas, la página envía antes un código a esta dirección de correo.',
  'mail.link.until': 'El enlace funciona hasta el {date}.',
  'mail.contact.phone': '¿Preguntas? {name}, {phone}, {email}. {hours}.',
  'mail.contact.agency': '¿Preguntas? Consulte a {name}.',
  'mail.contact.agency.reach': '¿Preguntas? {name}, {reach}.',
  'mail.contact': '¿Preguntas? {name}, {email}. {hours}.',
} as const
