/** The cookie banner, which the first page shows, and the way back to it. */
export const cookieBarTexts = {
  'cookies.bar.title': 'Usted decide sobre las cookies',
  'cookies.bar.text':
    'Algunas guardan su solicitud. Otras, si las acepta, recuerdan a su mediador y nos dicen dónde se atasca la gente y qué anuncio le trajo.',
  'cookies.bar.policy': 'Más información',
  'cookies.bar.choose': 'Elegir',
  'cookies.reject': 'Rechazar las opcionales',
  'cookies.accept': 'Aceptar todas',
  'cookies.dialog.title': 'Preferencias de cookies',
} as const
