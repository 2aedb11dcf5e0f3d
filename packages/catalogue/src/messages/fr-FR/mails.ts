/** Texts of mails. Server only. */
export const mails = {
  'mail.sign_in_code.subject': 'Connexion à {site}',
  'mail.sign_in_code.title': 'Votre code de connexion',
  'mail.sign_in_code.text': 'Entrez ce code sur la page où vous l’avez demandé.',
  'mail.sign_in_code.valid.one':
    'Il est valable une minute, une seule fois, et seulement dans le navigateur qui l’a demandé.',
  'mail.sign_in_code.valid.other':
    'Il est valable {count} minutes, une seule fois, et seulement dans le navigateur qui l’a demandé.',
  'mail.sign_in_code.unasked':
    'Si vous n’avez pas demandé de code, ignorez cet e-mail : personne ne peut se connecter sans lui. Ne donnez ce code à personne. Nous ne le demandons jamais par téléphone ni par e-mail.',

  'mail.saved_application.subject': 'Votre demande d’assurance est enregistrée',
  'mail.saved_application.subject.company': '{company} : votre demande d’assurance est enregistrée',
  'mail.saved_application.title': 'Votre demande est enregistrée',
  'mail.saved_application.text':
    'Reprenez-la quand vous voulez, sur n’importe quel appareil. Toutes vos réponses sont conservées.',
  'mail.saved_application.text.company':
    'Reprenez la demande de {company} quand vous voulez, sur n’importe quel appareil. Toutes les réponses sont conservées.',
  'mail.saved_application.sender':
    '{sender} nous a demandé de vous envoyer ce lien. Nous n’avons pas vérifié de qui il s’agit.',
  'mail.saved_application.sender.nobody':
    'Quelqu’un qui n’a pas donné son nom nous a demandé de vous envoyer ce lien. Nous n’avons pas vérifié de qui il s’agit.',
  'mail.saved_application.unasked':
    'Si cette demande n’est pas la vôtre, ignorez cet e-mail. Quelqu’un a pu se tromper d’adresse.',

  'mail.handed_over.subject': '{agency} vous a envoyé une demande d’assurance',
  'mail.handed_over.subject.company': '{agency} vous a envoyé la demande d’assurance de {company}',
  'mail.handed_over.title': 'Une demande vous attend',
  'mail.handed_over.text':
    '{agent}, de {agency}, a commencé une demande d’assurance pour votre entreprise. Vérifiez les réponses, complétez ce qui manque et envoyez-la vous-même.',
  'mail.handed_over.text.company':
    '{agent}, de {agency}, a commencé une demande d’assurance pour {company}. Vérifiez les réponses, complétez ce qui manque et envoyez-la vous-même.',
  'mail.handed_over.note': '{agent} vous écrit :',
  'mail.handed_over.unasked': 'Si vous ne connaissez pas {agency}, ignorez cet e-mail. Rien n’est souscrit ni envoyé.',

  'mail.follow_up.subject': 'Votre demande d’assurance n’est pas terminée',
  'mail.follow_up.subject.company': '{company} : votre demande d’assurance n’est pas terminée',
  'mail.follow_up.title': 'Reprenez là où vous vous êtes arrêté',
  'mail.follow_up.text': 'Vos réponses sont conservées. Terminez la demande pour voir les offres des assureurs.',
  'mail.follow_up.text.company':
    'Les réponses de {company} sont conservées. Terminez la demande pour voir les offres des assureurs.',
  'mail.follow_up.unasked': 'Si vous n’avez plus besoin de cette assurance, vous n’avez rien à faire.',

  'mail.submitted.subject': 'Nous avons reçu votre demande d’assurance',
  'mail.submitted.subject.company': 'Nous avons reçu la demande d’assurance de {company}',
  'mail.submitted.title': 'Votre demande est envoyée',
  'mail.submitted.none': 'Votre conseiller la lit et vous contacte pour la suite.',
  'mail.submitted.text.one':
    'Elle est partie chez un assureur. Sa réponse s’affiche sur votre page d’offres dès qu’elle arrive.',
  'mail.submitted.text.other':
    'Elle est partie chez {count} assureurs. Leurs réponses s’affichent sur votre page d’offres à mesure qu’elles arrivent.',
  'mail.submitted.notBought': 'Vous n’êtes pas encore assuré. L’assurance ne commence qu’une fois le contrat conclu.',
  'mail.submitted.unasked': 'Si cette demande n’est pas la vôtre, dites-le-nous au numéro ou à l’adresse ci-dessous.',

  'mail.insurer_answered.subject': 'Un assureur a répondu',
  'mail.insurer_answered.subject.company': '{company} : un assureur a répondu',
  'mail.insurer_answered.title': 'Vous avez une réponse',
  'mail.insurer_answered.text.one': '{insurer} a pris sa décision sur votre demande. Voyez sa réponse.',
  'mail.insurer_answered.text.other':
    '{insurer} et d’autres ont pris leur décision sur votre demande : {count} assureurs en tout. Voyez leurs réponses.',
  'mail.insurer_answered.unasked':
    'Si cette demande n’est pas la vôtre, dites-le-nous au numéro ou à l’adresse ci-dessous.',
  'mail.insurer_asks.subject': 'Un assureur a une question',
  'mail.insurer_asks.subject.company': '{company} : un assureur a une question',
  'mail.insurer_asks.title': 'Un assureur a une question',
  'mail.insurer_asks.text.one':
    '{insurer} veut en savoir plus avant de décider. Ouvrez la page des offres pour répondre.',
  'mail.insurer_asks.text.other':
    '{insurer} veut en savoir plus avant de décider. Ouvrez la page des offres pour répondre. Il y a du nouveau chez {count} assureurs.',
  'mail.insurer_asks.unasked':
    'Si cette demande n’est pas la vôtre, dites-le-nous au numéro ou à l’adresse ci-dessous.',

  'mail.advisor_lines.subject': 'Un client demande une assurance qui ne se chiffre pas en ligne',
  'mail.advisor_lines.subject.company': '{company} demande une assurance qui ne se chiffre pas en ligne',
  'mail.advisor_lines.title': 'Assurances à placer',
  'mail.advisor_lines.text': 'Aucun assureur ne les chiffre en ligne. Le client sait que vous allez le contacter.',
  'mail.advisor_lines.company': 'Client : {company}',
  'mail.advisor_lines.quote': 'Demande : {quote}',

  'mail.support_case.subject': '{reference} : {topic}',
  'mail.support_case.title': '{topic}',
  'mail.support_case.from': '{sender} écrit :',
  'mail.support_case.from.nobody': 'Quelqu’un qui n’a laissé ni nom ni e-mail écrit :',
  'mail.support_case.reply': 'Répondez à cet e-mail pour joindre cette personne. Référence : {reference}.',
  'mail.support_case.noReply': 'Il n’y a pas d’adresse à qui répondre. Référence : {reference}.',

  'mail.account_erased.subject': 'Vos données sont effacées',
  'mail.account_erased.title': 'Vos données sont effacées',
  'mail.account_erased.text': 'Nous avons effacé ce que vous nous avez demandé d’effacer. C’est définitif.',
  'mail.account_erased.closed': 'Votre compte est fermé et vos connexions sont supprimées.',
  'mail.account_erased.kept.one':
    'Une demande doit être conservée. Votre compte reste ouvert pour que vous puissiez la voir.',
  'mail.account_erased.kept.other':
    '{count} demandes doivent être conservées. Votre compte reste ouvert pour que vous puissiez les voir.',
  'mail.account_erased.left.one':
    'Une demande reste au cabinet d’assurance qui l’a rédigée. Demandez-lui de la supprimer.',
  'mail.account_erased.left.other':
    '{count} demandes restent au cabinet d’assurance qui les a rédigées. Demandez-lui de les supprimer.',
  'mail.account_erased.unasked': 'Si vous n’avez pas demandé cet effacement, appelez-nous ou écrivez-nous aussitôt.',

  'mail.undelivered_mail.subject': 'Un e-mail n’est pas arrivé',
  'mail.undelivered_mail.title': 'Un e-mail n’est pas arrivé',
  'mail.undelivered_mail.text':
    '«\u00a0{title}\u00a0» n’est pas arrivé à {address}. Le serveur de messagerie l’a refusé ou n’a pas répondu à temps.',
  'mail.undelivered_mail.next': 'Il ne sera pas renvoyé. Joignez la personne autrement ou demandez la bonne adresse.',

  'mail.desk_asks.subject': 'Une question sur votre demande',
  'mail.desk_asks.subject.company': 'Une question sur la demande de {company}',
  'mail.desk_asks.title': 'Nous avons une question',
  'mail.desk_asks.text': 'Il nous manque quelque chose pour continuer votre demande.',
  'mail.desk_asks.text.company': 'Il nous manque quelque chose pour continuer la demande de {company}.',
  'mail.desk_asks.asks': 'Nous demandons\u00a0:',
  'mail.desk_asks.go': 'Répondre',
  'mail.desk_asks.unasked': 'Si vous n’avez pas demandé d’assurance ici, ignorez cet e-mail.',

  'mail.staff_invited.subject': 'Vous travaillez maintenant chez {site}',
  'mail.staff_invited.title': 'Vous faites partie de l’équipe',
  'mail.staff_invited.text': 'Un opérateur de {site} vous a ajouté à l’équipe.',
  'mail.staff_invited.next':
    'Connectez-vous avec cette adresse\u00a0: vous recevez un code par e-mail et, la première fois, vous installez une application d’authentification.',
  'mail.staff_invited.go': 'Se connecter',
  'mail.webhook_disabled.subject': 'Le webhook «\u00a0{endpoint}\u00a0» est désactivé',
  'mail.webhook_disabled.title': 'Un webhook est désactivé',
  'mail.webhook_disabled.failing':
    '«\u00a0{endpoint}\u00a0» n’a accepté aucun événement depuis cinq jours\u00a0: plus rien ne lui est envoyé.',
  'mail.webhook_disabled.gone':
    '«\u00a0{endpoint}\u00a0» a répondu qu’il n’existe plus (410)\u00a0: plus rien ne lui est envoyé.',
  'mail.webhook_disabled.next': 'Réparez le récepteur, puis réactivez-le dans Gestion et envoyez ce qui lui manque.',
  'mail.webhook_disabled.go': 'Ouvrir les webhooks',

  'mail.link.go': 'Ouvrir la demande',
  'mail.link.offers': 'Voir les offres',
  'mail.link.code': 'Pour protéger vos réponses, la page envoie d’abord un code à cette adresse e-mail.',
  'mail.link.until': 'Le lien est valable jusqu’au {date}.',
  'mail.contact.phone': 'Une question ? {name}, {phone}, {email}. {hours}.',
  'mail.contact.agency': 'Une question ? Contactez {name}.',
  'mail.contact.agency.reach': 'Une question ? {name}, {reach}.',
  'mail.contact': 'Une question ? {name}, {email}. {hours}.',
} as const
