/** Texts shown with recommendations, by line. */
export const recommendationTexts = {
  'recommendation.badge.drives': 'Obligatoire pour les VTC',
  'recommendation.badge.builds': 'Obligatoire dans le bâtiment',
  'recommendation.badge.regulated': 'Obligatoire dans votre métier',
  'recommendation.badge.premises': 'Pour votre local et votre stock',
  'recommendation.badge.company': 'Pour ceux qui dirigent une société',

  'recommendation.rcp_uber_fr.label': 'Conseillé : RC professionnelle VTC',
  'recommendation.rcp_uber_fr.title': 'Avez-vous l’attestation que demandent Uber et le registre ?',
  'recommendation.rcp_uber_fr.reason.drives':
    'Tout exploitant de VTC doit avoir une RC professionnelle, en plus de l’assurance du véhicule. Sans attestation, pas d’inscription au registre.',
  'recommendation.rcp_uber_fr.covers.1': 'Un client blessé hors du véhicule',
  'recommendation.rcp_uber_fr.covers.2': 'Un bagage perdu ou abîmé',
  'recommendation.rcp_uber_fr.covers.3': 'Un retard qui coûte de l’argent à un client',

  'recommendation.dec.label': 'Conseillé : responsabilité décennale',
  'recommendation.dec.title': 'Avez-vous une assurance décennale ?',
  'recommendation.dec.reason.builds':
    'Qui conçoit, construit ou rénove un ouvrage doit l’avoir avant l’ouverture du chantier. Travailler sans elle est un délit.',
  'recommendation.dec.covers.1': 'Un désordre qui menace la solidité de l’ouvrage',
  'recommendation.dec.covers.2': 'Un logement devenu inhabitable à cause de vos travaux',
  'recommendation.dec.covers.3': 'Les réparations, pendant dix ans après la réception',

  'recommendation.rc.label': 'Conseillé : responsabilité civile professionnelle',
  'recommendation.rc.title': 'Qui paierait si un client demandait réparation ?',
  'recommendation.rc.reason.regulated':
    'La loi impose une RC professionnelle à votre métier, souvent avec un plafond minimal. Si votre ordre vous assure déjà par un contrat collectif, répondez « Pas maintenant ».',
  'recommendation.rc.reason.advice':
    'Vos clients se fient à votre travail. Une erreur, un oubli ou un retard peut leur coûter bien plus que votre facture.',
  'recommendation.rc.reason.visitors':
    'L’assurance choisie ne paie pas quand un client se blesse ou quand vous abîmez ses biens. Bailleurs et donneurs d’ordre demandent souvent cette attestation.',
  'recommendation.rc.covers.1': 'Une erreur ou un oubli dans votre travail',
  'recommendation.rc.covers.2': 'Un client blessé chez vous',
  'recommendation.rc.covers.3': 'L’avocat qui vous défend',

  'recommendation.mrp.label': 'Conseillé : multirisque professionnelle',
  'recommendation.mrp.title': 'Que se passe-t-il si votre local brûle ?',
  'recommendation.mrp.reason.premises':
    'Une entreprise comme la vôtre vit de son local et de son stock. Votre bail exige sans doute cette assurance.',
  'recommendation.mrp.covers.1': 'Incendie, vol, dégât des eaux, catastrophe naturelle',
  'recommendation.mrp.covers.2': 'Le matériel et les marchandises détruits',
  'recommendation.mrp.covers.3': 'La marge perdue pendant les réparations',

  'recommendation.cl.label': 'Conseillé : cyber-risques',
  'recommendation.cl.title': 'Que vous coûterait un ordinateur bloqué ?',
  'recommendation.cl.reason.records':
    'Vous détenez des données personnelles. Si elles fuient, le RGPD vous oblige à prévenir la CNIL et les personnes, à vos frais.',
  'recommendation.cl.reason.payments':
    'Vous encaissez par carte et payez des fournisseurs en ligne. Un faux RIB ou une caisse bloquée peut arrêter l’entreprise.',
  'recommendation.cl.covers.1': 'Les experts qui vous remettent en marche',
  'recommendation.cl.covers.2': 'L’information des clients dont les données ont fui',
  'recommendation.cl.covers.3': 'L’argent envoyé à un escroc, jusqu’à un plafond',

  'recommendation.do.label': 'Conseillé : responsabilité des dirigeants',
  'recommendation.do.title': 'Et si l’on vous met en cause personnellement ?',
  'recommendation.do.reason.company':
    'Vous dirigez une société ou une association. Une faute de gestion se paie sur vos biens personnels, et la RC de la société n’y répond pas.',
  'recommendation.do.covers.1': 'Une faute de gestion reprochée par un associé ou un créancier',
  'recommendation.do.covers.2': 'L’appel en comblement de passif',
  'recommendation.do.covers.3': 'Votre avocat, au civil comme au pénal',
} as const
