/** Texts of controls that only later pages use. */
export const formParts = {
  'ui.signature.typed': 'Escribir el nombre',
  'ui.signature.drawn': 'Dibujarla',
  'ui.signature.name': 'Su nombre completo',
  'ui.signature.pad': 'Recuadro para firmar. Si no puede dibujar, escriba su nombre',
  'ui.signature.undo': 'Deshacer el último trazo',
  'ui.signature.clear': 'Borrar',
  'ui.signature.again': 'Firmar de nuevo',
  'ui.signature.drawnBy': 'Firma de {name}',
  'ui.signature.signedAt': 'Firmado el {date} a las {time}',
  'ui.signature.said': '{name}, firmado el {date}',

  'ui.email.meant': '¿Quería decir {email}?',
  'ui.email.use': 'Usar esta dirección',
  'ui.email.yours': 'Ha iniciado sesión con esta dirección.',

  'ui.zip.filled': 'Rellenado: {place}',
  'ui.number.meant': 'Quizá quería decir:',
  'ui.zip.whichCity': '{state}: ¿qué ciudad?',
  'ui.zip.differs': 'Según el código postal es {place}, no {city}.',
  'ui.zip.use': 'Usar {city}',

  'ui.picks.list': '{label}: añadir uno',
  'ui.picks.chosen': 'Elegidos: {names}',
  'ui.picks.enter': 'Pulse Enter para añadir {name}.',

  'ui.total.under': '{total} de {to}. Quedan {rest} por repartir.',
  'ui.total.exact': '{total} de {to}. Todo está repartido.',
  'ui.total.over': '{total} de {to}. Sobran {rest}.',

  'ui.onFile': 'Ya consta',
  'ui.addsPages.one': 'Añade una página: {pages}',
  'ui.addsPages.other': 'Añade {count} páginas: {pages}',
  'ui.lastYear': 'El año pasado: {answer}',
  'ui.lastYear.changed': 'Cambiado',

  'ui.list.new': 'Nuevo',
  'ui.list.changed': 'Cambiado',
  'ui.list.left': 'Ya no figuran: {names}',
} as const
