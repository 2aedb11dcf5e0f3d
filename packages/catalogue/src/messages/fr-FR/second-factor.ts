/** The second factor of staff, and the warning before they are signed out. */
export const secondFactorTexts = {
  'page.secondFactor.title': 'Encore une étape',
  'page.secondFactor.lede':
    'Votre travail ici touche aux données d’autres personnes. Entrez le code que votre application d’authentification affiche maintenant.',
  'page.secondFactor.label': 'Code de l’application',
  'page.secondFactor.hint': 'Six chiffres qui changent toutes les trente secondes. Un code de secours convient aussi.',
  'page.secondFactor.missing': 'Entrez les six chiffres de l’application, ou un code de secours comme k7mzq-4x8wp',
  'page.secondFactor.wrong': 'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant et réessayez.',
  'page.secondFactor.over': 'Cette connexion a attendu trop longtemps. Connectez-vous à nouveau.',
  'page.secondFactor.tooMany': 'Trop de codes ont été essayés. Réessayez dans {count} minutes.',
  'page.secondFactor.tooMany.one': 'Trop de codes ont été essayés. Réessayez dans une minute.',
  'page.secondFactor.submit': 'Continuer',
  'page.secondFactor.checking': 'Vérification',
  'page.secondFactor.lost.title': 'Téléphone perdu ?',
  'page.secondFactor.lost.text':
    'Utilisez un des codes de secours gardés lors de l’installation de l’application. Sans eux, demandez une remise à zéro à la personne qui gère ce site.',
  'page.secondFactor.enrol.title': 'Configurer une application d’authentification',
  'page.secondFactor.enrol.lede':
    'Votre travail ici touche aux données d’autres personnes : un code par e-mail ne suffit pas. Vous le faites une seule fois.',
  'page.secondFactor.enrol.step.1':
    'Ouvrez une application d’authentification sur votre téléphone et ajoutez un compte en scannant cette image.',
  'page.secondFactor.enrol.step.2': 'Entrez ensuite les six chiffres que l’application affiche.',
  'page.secondFactor.enrol.picture': 'QR code pour votre application d’authentification',
  'page.secondFactor.enrol.secret': 'Impossible de scanner ? Tapez ceci dans l’application :',
  'page.secondFactor.enrol.code': 'Code de l’application',
  'page.secondFactor.enrol.submit': 'Confirmer',
  'page.secondFactor.enrol.failed': 'L’image ne s’est pas chargée. Réessayez.',
  'page.secondFactor.codes.title': 'Gardez ces codes de secours',
  'page.secondFactor.codes.lede':
    'Si vous perdez votre téléphone, chacun d’eux vous ouvre une fois. Ils ne sont affichés que maintenant : imprimez-les, ou gardez-les avec vos mots de passe.',
  'page.secondFactor.codes.label': 'Codes de secours',
  'page.secondFactor.codes.copy': 'Copier les codes',
  'page.secondFactor.codes.copied': 'Copiés',
  'page.secondFactor.codes.print': 'Imprimer',
  'page.secondFactor.codes.goOn': 'Je les ai gardés',
  'page.sessionEnd.title': 'Vous serez déconnecté dans {count} minutes',
  'page.sessionEnd.title.one': 'Vous serez déconnecté dans une minute',
  'page.sessionEnd.text': 'Rien n’a été enregistré depuis un moment. Ce que vous avez tapé reste ici.',
  'page.sessionEnd.most':
    'Une connexion dure douze heures. Ce que vous avez tapé reste ici : reconnectez-vous ensuite pour continuer.',
  'page.sessionEnd.stay': 'Rester connecté',
  'page.sessionEnd.goOn': 'Continuer pour l’instant',
  'page.sessionEnd.failed': 'Cela n’a pas fonctionné. Vérifiez votre connexion, puis réessayez.',
  'page.signIn.ended.title': 'Vous avez été déconnecté',
  'page.signIn.ended.text':
    'La session est restée longtemps sans enregistrement, ou a duré douze heures. Ce que vous avez tapé est gardé : connectez-vous pour continuer.',
} as const
