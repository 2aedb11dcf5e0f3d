/** The dialog of cookie preferences. */
export const cookieTexts = {
  'cookies.save': 'Enregistrer mes choix',
  'cookies.dialog.text':
    'Les cookies facultatifs sont désactivés au départ. Votre choix est gardé {days} jours et peut être modifié au bas de chaque page.',
  'cookies.close': 'Fermer',
  'cookies.always': 'Toujours actifs',
  'cookies.list': 'Quels cookies',
  'cookies.days.one': '{count} jour',
  'cookies.days.other': '{count} jours',
  'cookies.necessary.title': 'Nécessaires au site',
  'cookies.necessary.text': 'Ils vous gardent connecté, enregistrent vos réponses et retiennent ce choix.',
  'cookies.statistics.title': 'Mesure d’audience',
  'cookies.statistics.text':
    'Ils comptent les visites et montrent quelles pages posent problème. Ni noms, ni réponses.',
  'cookies.preferences.title': 'Préférences',
  'cookies.preferences.text': 'Ils retiennent le numéro de téléphone qui vous a été donné et l’e-mail utilisé ici.',
  'cookies.marketing.title': 'Publicité',
  'cookies.marketing.text': 'Ils nous disent de quel partenaire ou de quelle annonce vient une visite.',
  'cookies.purpose.cw_session': 'Ramène à votre demande dans ce navigateur.',
  'cookies.purpose.user_auth': 'Vous garde connecté.',
  'cookies.purpose.cw_device': 'Pour les courtiers et l’assistance : ce navigateur ne redemande pas le second code.',
  'cookies.purpose.consent': 'Retient ce que vous choisissez ici.',
  'cookies.purpose.test_features': 'Garde la même version d’une page que nous mettons à l’essai.',
  'cookies.purpose.special_phone': 'Affiche la ligne téléphonique qui vous a été promise.',
  'cookies.purpose.alias_set': 'Indique si le même e-mail a déjà servi ici. Il ne contient aucune adresse.',
  'cookies.purpose.partner': 'Retient quel partenaire vous a envoyé ici.',
  'cookies.purpose.application_url': 'Retient par quelle page et quelle annonce vous êtes arrivé.',
} as const
