/** Documents of offers and policies: of insurers, proposals and certificates. */
export const documentTexts = {
  'documents.title': 'Vos documents',
  'documents.kind.quote_letter': 'Lettre de tarif',
  'documents.kind.binder': 'Note de couverture',
  'documents.kind.policy': 'Contrat',
  'documents.kind.endorsement': 'Avenant',
  'documents.outdated': 'Antérieure à la dernière réponse de l’assureur',
  'documents.add': 'Ajouter un document',
  'documents.add.kind': 'De quoi s’agit-il ?',
  'documents.add.file': 'Fichier',
  'documents.add.go': 'Ajouter',
  'documents.add.done': 'Ajouté.',
  'documents.remove': 'Retirer',
  'documents.add.failed': 'Ce fichier n’a pas pu être ajouté.',
  'documents.add.notAdded': 'La réponse est saisie. Son fichier n’a pas pu être ajouté : ajoutez-le à l’offre.',
  'desk.event.offer_document_added': 'Document de l’assureur arrivé',
  'desk.event.offer_document_refused': 'Document de l’assureur refusé',
  'desk.event.offer_document_removed': 'Document de l’assureur retiré',
  'proposal.title': 'Proposition d’assurance',
  'proposal.asOf': 'Au {date}',
  'proposal.notInsured': 'Ceci n’est pas une assurance',
  'proposal.notInsured.text':
    'Cette proposition n’assure personne. L’assurance ne prend effet qu’une fois confirmée par l’assureur choisi.',
  'proposal.differs': '{insurer} : ce qui diffère de votre demande',
  'proposal.same': 'Rien ne diffère de votre demande.',
  'proposal.others': 'Assureurs sans tarif',
  'proposal.next': 'Et ensuite',
  'proposal.next.text':
    'Choisissez une offre sur {address}. Il vous sera alors demandé ce dont l’assureur a encore besoin.',
  'proposal.terms':
    'Les tarifs et conditions sont ceux que les assureurs nous ont donnés. Si le contrat dit autre chose, c’est le contrat qui vaut.',
  'proposal.edition': 'édition {edition}',
  'proposal.group.limits': 'Plafonds et franchises',
  'proposal.group.benefits': 'Ce qui est compris',
  'proposal.group.exclusions': 'Non couvert',
  'proposal.group.terms': 'Conditions',
  'proposal.fees.included': 'Compris dans le prix de l’année',
  'proposal.year': 'Prix de l’année',
  'proposal.kind': 'Type d’offre',
  'proposal.download': 'Télécharger la proposition (PDF)',
  'proposal.send': 'Envoyer la proposition',
  'proposal.sent': 'Envoyée au client',
  'proposal.send.text':
    'Le client reçoit un e-mail avec un lien vers la page des offres, où la proposition peut être téléchargée.',
  'desk.event.proposal_sent': 'Proposition envoyée',
  'documents.kind.certificate': 'Attestation',
  'certificate.title': 'Attestation d’assurance',
  'certificate.issued': 'Établie le {date}, numéro {number}',
  'certificate.means': 'À titre d’information',
  'certificate.rights':
    'Cette attestation ne donne à son destinataire aucun droit au titre du contrat ni contre l’assureur.',
  'certificate.changes': 'Elle ne modifie, n’étend ni ne remplace le contrat. Seul le contrat dit ce qui est couvert.',
  'certificate.holder': 'Destinataire',
  'certificate.insured': 'Assuré',
  'certificate.insurer': 'Assureur',
  'certificate.line': 'Assurance',
  'certificate.policy': 'Numéro du contrat',
  'certificate.term': 'En vigueur',
  'certificate.limits': 'Plafonds et franchises',
  'certificate.day':
    'Elle dit ce que l’assureur avait confirmé au {date}. Le contrat peut changer ou finir après ce jour, et personne n’est tenu d’en avertir le destinataire.',
  'certificate.ask': 'Établir une attestation',
  'certificate.ask.text':
    'Pour qui doit savoir que vous êtes assuré, comme un bailleur ou un client. Elle ne lui donne aucun droit.',
  'certificate.ask.name': 'Pour qui',
  'certificate.ask.street': 'Rue et numéro',
  'certificate.ask.city': 'Ville',
  'certificate.ask.state': 'Région',
  'certificate.ask.zip': 'Code postal',
  'certificate.ask.go': 'Établir',
  'certificate.ask.done': 'Émise. Elle figure parmi les documents.',
  'certificate.ask.failed':
    'L’attestation n’a pas pu être établie. Vérifiez le nom et l’adresse, ou appelez votre conseiller.',
} as const

/** Mails about documents. */
export const documentMails = {
  'mail.proposal.subject': 'Votre proposition d’assurance',
  'mail.proposal.subject.company': 'Votre proposition d’assurance : {company}',
  'mail.proposal.title': 'Votre proposition est prête',
  'mail.proposal.text':
    'Vos offres sont côte à côte, avec ce qui diffère de votre demande. Choisissez-en une, ou téléchargez-les toutes en un document.',
  'mail.proposal.text.company':
    'Les offres pour {company} sont côte à côte, avec ce qui diffère de la demande. Choisissez-en une, ou téléchargez-les toutes en un document.',
  'mail.proposal.unasked': 'Vous recevez ce message parce qu’une demande indique votre adresse.',
} as const
