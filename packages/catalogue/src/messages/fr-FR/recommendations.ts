/** Texts of the recommendations. */
export const recommendationsTexts = {
  'section.recommendations': 'Assurances conseillées',
  'step.recommendations.label': 'Assurances conseillées',
  'step.recommendations.title': 'Une assurance à envisager',
  'field.recommendation_choice.label': 'Que souhaitez-vous faire ?',
  'field.recommendation_choice.option.get_recommended': 'Demander l’offre conseillée',
  'field.recommendation_choice.option.get_both': 'Demander les deux offres',
  'field.recommendation_choice.option.interested': 'Cela m’intéresse',
  'field.recommendation_choice.option.not_now': 'Pas maintenant',

  'recommendation.kicker': 'Conseil {page} sur {count}',
  'recommendation.covers': 'Ce que l’assurance paie',
  'recommendation.chosen': 'Votre choix pour l’instant : {choice}',
  'recommendation.choose': 'Choisissez une réponse. Vous pourrez revenir la modifier.',
  'recommendation.note.questions.title': 'Et ensuite',
  'recommendation.note.questions.text':
    'Si vous dites oui, nous posons les quelques questions que demandent ses assureurs. Le prix arrive avec vos autres offres, et vous décidez alors.',
  'recommendation.note.kept.title': 'Pourquoi nous gardons votre réponse',
  'recommendation.note.kept.text':
    'Nous gardons ce qui vous a été proposé et ce que vous avez choisi, avec la date. Cela figure sur votre demande.',
  'recommendation.swap.asked': 'Votre demande',
  'recommendation.swap.suggested': 'Notre conseil',
  'recommendation.swap.included': 'Compris',
  'recommendation.swap.notIncluded': 'Non compris',

  'recommendation.badge.employees': 'Vous avez des salariés',
  'recommendation.badge.vehicles': 'Vous utilisez des véhicules',
  'recommendation.badge.premises': 'Comprend la responsabilité civile',
  'recommendation.badge.care': 'Pour ceux qui soignent',
  'recommendation.badge.advice': 'Vos clients se fient à votre travail',
  'recommendation.badge.siteWork': 'Adapté à votre métier',
  'recommendation.badge.makes': 'Vous fabriquez',
  'recommendation.badge.records': 'Vous détenez des données personnelles',
  'recommendation.badge.payments': 'Vous encaissez des paiements',
  'recommendation.badge.team': 'Cinq salariés ou plus',
  'recommendation.badge.onTop': 'Plafonds plus élevés',
  'recommendation.badge.visitors': 'Demandé par la plupart des bailleurs et des clients',
} as const
