/** Documents of offers and policies: of insurers, proposals and certificates. */
export const documentTexts = {
  'documents.title': 'Documentos',
  'documents.kind.quote_letter': 'Carta de oferta',
  'documents.kind.binder': 'Nota de cobertura',
  'documents.kind.policy': 'Póliza',
  'documents.kind.endorsement': 'Suplemento',
  'documents.add': 'Añadir un documento',
  'documents.add.kind': '¿Qué es?',
  'documents.add.file': 'Archivo',
  'documents.add.go': 'Añadir',
  'documents.remove': 'Quitar',
  'documents.add.failed': 'No se ha podido añadir este archivo.',
  'documents.add.notAdded': 'La respuesta está anotada. No se ha podido añadir su archivo: añádalo en la oferta.',
  'desk.event.offer_document_added': 'Llegó un documento de la aseguradora',
  'desk.event.offer_document_refused': 'Documento de la aseguradora no aceptado',
  'desk.event.offer_document_removed': 'Documento de la aseguradora quitado',
  'proposal.title': 'Propuesta de seguro',
  'proposal.asOf': 'A {date}',
  'proposal.notInsured': 'Esto no es un seguro',
  'proposal.notInsured.text':
    'Nadie queda asegurado con esta propuesta. El seguro solo entra en vigor cuando la aseguradora que elija lo confirma.',
  'proposal.differs': '{insurer}: en qué difiere de lo que pidió',
  'proposal.same': 'No difiere en nada de lo que pidió.',
  'proposal.others': 'Aseguradoras sin precio',
  'proposal.next': 'Qué viene ahora',
  'proposal.next.text': 'Elija una oferta en {address}. Después se le pide lo que su aseguradora aún necesita.',
  'proposal.terms':
    'Los precios y las condiciones son los que nos dieron las aseguradoras. Si la póliza dice otra cosa, vale la póliza.',
  'proposal.edition': 'edición {edition}',
  'proposal.group.limits': 'Límites y franquicias',
  'proposal.group.benefits': 'Lo que incluye',
  'proposal.group.exclusions': 'No cubierto',
  'proposal.group.terms': 'Condiciones',
  'proposal.fees.included': 'En el precio del año',
  'proposal.year': 'Precio del año',
  'proposal.kind': 'Tipo de oferta',
  'proposal.download': 'Descargar la propuesta (PDF)',
  'proposal.send': 'Enviar la propuesta',
  'proposal.sent': 'Enviada al cliente',
  'proposal.send.text':
    'El cliente recibe un correo con un enlace a la página de ofertas, donde puede descargar la propuesta.',
  'desk.event.proposal_sent': 'Propuesta enviada',
  'documents.kind.certificate': 'Certificado',
  'certificate.title': 'Certificado de seguro',
  'certificate.issued': 'Emitido el {date}, número {number}',
  'certificate.means': 'Solo a título informativo',
  'certificate.rights':
    'Este certificado no da a su destinatario ningún derecho por la póliza ni reclamación alguna contra la aseguradora.',
  'certificate.changes': 'No modifica, amplía ni sustituye la póliza. Solo la póliza dice lo que está cubierto.',
  'certificate.holder': 'Destinatario',
  'certificate.insured': 'Asegurado',
  'certificate.insurer': 'Aseguradora',
  'certificate.line': 'Seguro',
  'certificate.policy': 'Número de póliza',
  'certificate.term': 'En vigor',
  'certificate.limits': 'Límites y franquicias',
  'certificate.day':
    'Recoge lo que la aseguradora había confirmado a {date}. La póliza puede cambiar o terminar después de ese día y nadie está obligado a avisar al destinatario.',
  'certificate.ask': 'Emitir un certificado',
  'certificate.ask.text':
    'Para quien tiene que saber que usted tiene seguro, como un arrendador o un cliente. No le da ningún derecho.',
  'certificate.ask.name': 'Para quién es',
  'certificate.ask.street': 'Calle y número',
  'certificate.ask.city': 'Localidad',
  'certificate.ask.state': 'Provincia o región',
  'certificate.ask.zip': 'Código postal',
  'certificate.ask.go': 'Emitir',
  'certificate.ask.failed':
    'No se ha podido emitir el certificado. Revise el nombre y la dirección o llame a su asesor.',
} as const

/** The mails about them. */
export const documentMails = {
  'mail.proposal.subject': 'Su propuesta de seguro',
  'mail.proposal.subject.company': 'Su propuesta de seguro: {company}',
  'mail.proposal.title': 'Su propuesta está lista',
  'mail.proposal.text':
    'Sus ofertas están una junto a otra, con lo que difiere de lo que pidió. Elija una o descárguelas todas en un documento.',
  'mail.proposal.text.company':
    'Las ofertas para {company} están una junto a otra, con lo que difiere de lo pedido. Elija una o descárguelas todas en un documento.',
  'mail.proposal.unasked': 'Recibe este correo porque una solicitud indica su dirección.',
} as const
