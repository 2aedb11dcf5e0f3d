/** The form that other sites embed, and the page on which it continues. */
export const embeddingTexts = {
  'page.embed.frame': '{name}: las primeras preguntas',
  'page.embed.title': 'Reciba ofertas para su negocio',
  'page.embed.signed': 'Lo que {partner} ya nos ha indicado se incorpora. Puede comprobarlo en las páginas siguientes.',
  'page.embed.partner': 'este sitio',
  'page.embed.continues': 'Con Continuar pasa a {name} con estas respuestas.',
  'page.embed.failed': 'No ha funcionado. Compruebe la conexión y pulse Continuar otra vez.',
  'page.start.title': 'Incorporando sus respuestas',
  'page.start.refused.title': 'Sus respuestas no se han podido incorporar',
  'page.start.refused.lede':
    'Solo se pueden usar durante diez minutos. No se ha guardado nada: indíquelas de nuevo, es un minuto.',
  'page.start.refused.begin': 'Empezar por las primeras preguntas',
  'page.start.failed.title': 'Sus respuestas aún no han llegado',
  'page.start.failed.lede': 'Compruebe la conexión e inténtelo de nuevo. Mientras tanto se conservan en esta página.',
} as const
