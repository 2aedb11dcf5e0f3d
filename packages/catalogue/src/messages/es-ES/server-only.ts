/** Texts that only the server uses: validation, appetite, documents. */
export const serverOnly = {
  'page.documentTitle': '{name}: seguros para su negocio',
  'page.documentDescription':
    '{name}: describa su negocio una vez, responda solo a lo que importa y compare ofertas de varias aseguradoras.',
  'validationError.unknownClass': 'Elija su actividad de la lista',
  'validationError.unknownZip': 'No conocemos este código postal. Compruebe sus cifras',
  'validationError.stateNotOfZip':
    'El código postal {code} es de {places}. Elija ese lugar o compruebe el código postal',
  'validationError.zipNotServed':
    'Escriba el código postal de un lugar donde trabaje el negocio, no el de un buzón en el extranjero',
  'validationError.notText': 'Quite los caracteres que no se pueden leer',
  'validationError.readOnly': 'Esto no se puede cambiar aquí',
  'validationError.notAField': 'Una solicitud no tiene ningún campo con este nombre',
  'validationError.notAsked': 'Esta solicitud no pregunta esto',
  'validationError.wrongShape': 'Esto debe contener respuestas con nombre',
  'validationError.itemIds': 'Dé a cada elemento un identificador propio, de letras, cifras y guiones',
  'validationError.unknownAttestation': 'Indique las declaraciones que se mostraron y se aceptaron',
  'validationError.containedOffer': 'Elija uno de los dos: uno de estos seguros incluye el otro',
  'validationError.unknownOffer': 'Elija entre las ofertas de esta solicitud que aún se pueden aceptar',
  'validationError.linkNotTheirs':
    'Alguien ha iniciado sesión en esta solicitud. Envíe el enlace a la dirección con la que inició sesión',

  'appetite.notKnownYet': 'Díganos primero su actividad y su código postal.',

  'offer.knockedOut': 'Su respuesta a la primera comprobación descarta a esta aseguradora. Las demás sí dan precio.',
  'offer.unavailable':
    'El servicio de esta aseguradora no ha respondido, así que no hay precio. No se debe a su negocio.',
  'offer.refused': 'Esta aseguradora no ha podido leer la solicitud, así que no hay precio. Llame a su mediador.',
  'offer.askedByHand': 'Estamos pidiendo un nuevo precio a esta aseguradora.',
  'offer.advisorCalls': 'Llame a su mediador, que puede volver a preguntarles.',

  'document.draft': 'Borrador, sin enviar',
  'document.title': 'Solicitud de seguro',
  'document.submitted': 'Enviada el {date}',
  'document.signature': 'Firma del solicitante',
  'document.date': 'Fecha',
  'document.licenses': 'Mediador',
  'document.remarks': 'Respuestas que no concuerdan',
  'document.notAnswered': 'Sin responder',
  'document.signed.by': 'Firmado electrónicamente por {name}',
  'document.signed.at': 'Firmado el {date}',
  'document.signed.hash': 'Huella digital de las respuestas firmadas: {hash}',
  'document.renewal.title': 'Solicitud de renovación',
  'document.renewal.period': 'Anualidad del {from} al {to}',
  'document.renewal.changed': 'Qué ha cambiado desde el año pasado',
  'document.renewal.question': 'Pregunta',
  'document.renewal.before': 'El año pasado',
  'document.renewal.after': 'Este año',
  'document.renewal.nothing': 'Las respuestas del año pasado siguen igual. Lo nuevo de este año figura más abajo.',
  'document.renewal.added': 'Añadido',
  'document.renewal.removed': 'Ya no figura',
  'document.renewal.listed': 'Figura',
  'document.renewal.notListed': 'No figura',
  'document.renewal.unchanged': 'Confirmado sin cambios',
  'document.renewal.confirmed': 'Sin cambios',
  'document.renewal.carried': 'Como en la solicitud del año pasado',
} as const
