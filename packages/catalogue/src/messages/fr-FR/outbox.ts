/** The page that shows the mails of a local start. */
export const outboxPage = {
  'page.outbox.title': 'Boîte d’envoi',
  'page.outbox.lede': 'Cette machine n’envoie rien. Les e-mails restent ici pour être lus.',
  'page.outbox.back': 'Vers la demande',
  'page.outbox.loading': 'Recherche des e-mails',
  'page.outbox.failed.title': 'Les e-mails ne se sont pas chargés',
  'page.outbox.failed.text': 'Vérifiez que le serveur tourne. La page réessaie d’elle-même.',
  'page.outbox.none.title': 'Aucun e-mail pour l’instant',
  'page.outbox.none.text':
    'Demandez un code de connexion ou enregistrez une demande : l’e-mail s’affiche ici de lui-même.',
  'page.outbox.list': 'E-mails, du plus récent au plus ancien',
  'page.outbox.to': 'À {address}',
  'page.outbox.view': 'Comment afficher l’e-mail',
  'page.outbox.html': 'Tel qu’envoyé',
  'page.outbox.text': 'En texte seul',
  'page.outbox.frame': 'E-mail : {subject}',
  'page.outbox.staff': 'Personnel d’exemple',
  'page.outbox.staff.text':
    'Il n’a pas de téléphone. Si un code d’application d’authentification est demandé, prenez celui d’ici.',
  'page.outbox.code': 'Prochain code de {email} : {code}',
} as const
