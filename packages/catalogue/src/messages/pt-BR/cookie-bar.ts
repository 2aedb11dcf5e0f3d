/** The cookie banner, which the first page shows, and the way back to it. */
export const cookieBarTexts = {
  'cookies.bar.title': 'Sua escolha sobre cookies',
  'cookies.bar.text':
    'Alguns servem para salvar sua solicitação. Outros, se você permitir, lembram o seu corretor e mostram onde as pessoas travam e qual anúncio trouxe você.',
  'cookies.bar.policy': 'Saiba mais',
  'cookies.bar.choose': 'Escolher',
  'cookies.reject': 'Recusar opcionais',
  'cookies.accept': 'Aceitar todos',
  'cookies.dialog.title': 'Preferências de cookies',
} as const
