/** The cookie banner, which the first page shows, and the way back to it. */
export const cookieBarTexts = {
  'cookies.bar.title': 'A sua escolha sobre cookies',
  'cookies.bar.text':
    'Precisamos de alguns para guardar o seu pedido em segurança. Com a sua autorização, outros mostram-nos onde as pessoas ficam paradas, lembram o seu mediador e dizem-nos que anúncio o trouxe.',
  'cookies.bar.policy': 'Saber mais',
  'cookies.bar.choose': 'Escolher',
  'cookies.reject': 'Recusar facultativos',
  'cookies.accept': 'Aceitar todos',
  'cookies.dialog.title': 'Preferências de cookies',
} as const
