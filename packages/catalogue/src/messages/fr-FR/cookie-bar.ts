/** The cookie banner, which the first page shows, and the way back to it. */
export const cookieBarTexts = {
  'cookies.bar.title': 'Votre choix sur les cookies',
  'cookies.bar.text':
    'Quelques-uns servent à enregistrer votre demande. D’autres, si vous l’acceptez, retiennent votre conseiller et nous montrent où l’on bloque et quelle annonce vous a amené.',
  'cookies.bar.policy': 'En savoir plus',
  'cookies.bar.choose': 'Choisir',
  'cookies.reject': 'Tout refuser',
  'cookies.accept': 'Tout accepter',
  'cookies.dialog.title': 'Préférences de cookies',
} as const
