/** The cookie banner, which the first page shows, and the way back to it. */
export const cookieBarTexts = {
  'cookies.bar.title': 'Sua escolha sobre cookies',
  'cookies.bar.text':
    'Precisamos de alguns para manter sua solicitação segura e salva. Com a sua permissão, outros mostram onde as pessoas travam, lembram o seu corretor e dizem qual anúncio trouxe você.',
  'cookies.bar.policy': 'Saiba mais',
  'cookies.bar.choose': 'Escolher',
  'cookies.reject': 'Recusar opcionais',
  'cookies.accept': 'Aceitar todos',
  'cookies.dialog.title': 'Preferências de cookies',
} as const
