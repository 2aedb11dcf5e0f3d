/** Texts that only the server uses: validation, appetite, documents. */
export const serverOnly = {
  'license.ofState': '{holder}, licence {number} ({state})',
  'license.ofRegister': '{holder}, {register} {number}',
  'license.npn': 'NPN {npn}',
  'license.sample': 'numéro inventé',
  'license.everywhere': '{holder}, licence dans tous les États',
  'license.inStates': '{holder}, licence : {states}',
  'license.inSome': '{holder}, licence dans {count} États',
  'page.documentTitle': '{name} : assurances pour les professionnels',
  'page.documentDescription':
    '{name} : décrivez votre entreprise une fois, répondez à l’essentiel et comparez les offres de plusieurs assureurs.',

  'validationError.unknownClass': 'Choisissez votre activité dans la liste',
  'validationError.unknownZip': 'Nous ne connaissons pas ce code postal. Vérifiez ses cinq chiffres',
  'validationError.stateNotOfZip':
    'Le code postal {code} se trouve ici : {places}. Choisissez cet endroit ou vérifiez le code postal',
  'validationError.zipNotServed':
    'Entrez le code postal d’un lieu où l’entreprise travaille, pas d’une boîte postale à l’étranger',
  'validationError.notText': 'Retirez les caractères illisibles',
  'validationError.readOnly': 'Cette réponse ne se modifie pas ici',
  'validationError.notAField': 'Une demande n’a pas de champ de ce nom',
  'validationError.notAsked': 'Cette demande ne pose pas cette question',
  'validationError.wrongShape': 'Il faut ici des réponses nommées',
  'validationError.itemIds': 'Donnez à chaque ligne un identifiant à elle, fait de lettres, de chiffres et de tirets',
  'validationError.unknownAttestation': 'Indiquez les déclarations affichées et acceptées',
  'validationError.containedOffer': 'Choisissez l’une des deux : l’une de ces assurances comprend l’autre',
  'validationError.unknownOffer': 'Choisissez parmi les offres de cette demande encore valables',
  'validationError.linkNotTheirs':
    'Quelqu’un s’est connecté à cette demande. Envoyez le lien à l’adresse de sa connexion',

  'appetite.notKnownYet': 'Indiquez d’abord votre activité et votre code postal.',

  'offer.knockedOut': 'Votre réponse au premier contrôle écarte cet assureur. Les autres font toujours une offre.',
  'offer.unavailable':
    'Le service de cet assureur n’a pas répondu : il n’y a donc pas de prix. Votre entreprise n’y est pour rien.',
  'offer.refused': 'Cet assureur n’a pas pu lire la demande : il n’y a donc pas de prix. Appelez votre conseiller.',
  'offer.askedByHand': 'Nous demandons un nouveau prix à cet assureur.',
  'offer.advisorCalls': 'Appelez votre conseiller, qui peut le consulter à nouveau.',

  'document.draft': 'Brouillon, non envoyé',
  'document.title': 'Demande d’assurance',
  'document.submitted': 'Envoyée le {date}',
  'document.signature': 'Signature du demandeur',
  'document.date': 'Date',
  'document.licenses': 'Intermédiaire',
  'document.remarks': 'Réponses qui ne concordent pas',
  'document.notAnswered': 'Sans réponse',
  'document.signed.by': 'Signé électroniquement par {name}',
  'document.signed.at': 'Signé le {date}',
  'document.signed.hash': 'Empreinte des réponses signées : {hash}',
  'document.renewal.title': 'Demande de renouvellement',
  'document.renewal.period': 'Période d’assurance du {from} au {to}',
  'document.renewal.changed': 'Ce qui a changé depuis l’an dernier',
  'document.renewal.question': 'Question posée',
  'document.renewal.before': 'L’an dernier',
  'document.renewal.after': 'Cette année',
  'document.renewal.nothing':
    'Les réponses de l’an dernier sont toutes les mêmes. Ce qui est nouveau cette année figure ci-dessous.',
  'document.renewal.added': 'Ajouté',
  'document.renewal.removed': 'Plus dans la liste',
  'document.renewal.listed': 'Dans la liste',
  'document.renewal.notListed': 'Pas dans la liste',
  'document.renewal.unchanged': 'Confirmé sans changement',
  'document.renewal.confirmed': 'Aucun changement',
  'document.renewal.carried': 'Comme dans la demande de l’an dernier',
} as const
