/** The cookie banner, which the first page shows, and the way back to it. */
export const cookieBarTexts = {
  'cookies.bar.title': 'A sua escolha sobre cookies',
  'cookies.bar.text':
    'Alguns servem para guardar o seu pedido. Outros, se os autorizar, lembram o seu mediador e mostram-nos onde as pessoas ficam paradas e que anúncio o trouxe.',
  'cookies.bar.policy': 'Saber mais',
  'cookies.bar.choose': 'Escolher',
  'cookies.reject': 'Recusar facultativos',
  'cookies.accept': 'Aceitar todos',
  'cookies.dialog.title': 'Preferências de cookies',
} as const
