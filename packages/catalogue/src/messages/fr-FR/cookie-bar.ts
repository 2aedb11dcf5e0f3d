/** The cookie banner, which the first page shows, and the way back to it. */
export const cookieBarTexts = {
  'cookies.bar.title': 'Votre choix sur les cookies',
  'cookies.bar.text':
    'Quelques-uns sont nécessaires pour protéger et enregistrer votre demande. Avec votre accord, d’autres nous montrent où l’on bloque, retiennent votre conseiller et nous disent quelle annonce vous a amené.',
  'cookies.bar.policy': 'En savoir plus',
  'cookies.bar.choose': 'Choisir',
  'cookies.reject': 'Tout refuser',
  'cookies.accept': 'Tout accepter',
  'cookies.dialog.title': 'Préférences de cookies',
} as const
