/** What the pages say where another coverage is recommended; what a coverage says of itself stands with the country. */
export const recommendationsTexts = {
  'section.recommendations': 'Seguros sugeridos',
  'step.recommendations.label': 'Seguros sugeridos',
  'step.recommendations.title': 'Um seguro para considerar',
  'field.recommendation_choice.label': 'O que você quer fazer?',
  'field.recommendation_choice.option.get_recommended': 'Cotar o recomendado',
  'field.recommendation_choice.option.get_both': 'Cotar os dois',
  'field.recommendation_choice.option.interested': 'Tenho interesse',
  'field.recommendation_choice.option.not_now': 'Agora não',

  'recommendation.kicker': 'Sugestão {page} de {count}',
  'recommendation.covers': 'O que ele paga',
  'recommendation.chosen': 'Sua escolha até agora: {choice}',
  'recommendation.choose': 'Escolha uma destas opções. Dá para voltar e mudar.',
  'recommendation.note.questions.title': 'O que acontece depois',
  'recommendation.note.questions.text':
    'Se você disser sim, fazemos as poucas perguntas de que as seguradoras precisam. O preço chega com as outras ofertas, e você decide então.',
  'recommendation.note.kept.title': 'Por que guardamos a resposta',
  'recommendation.note.kept.text':
    'Guardamos o que foi oferecido e o que você escolheu, com a data. Fica na sua solicitação.',
  'recommendation.swap.asked': 'Você pediu este',
  'recommendation.swap.suggested': 'Sugerido',
  'recommendation.swap.included': 'Incluído',
  'recommendation.swap.notIncluded': 'Não incluído',

  'recommendation.badge.employees': 'A empresa tem empregados',
  'recommendation.badge.vehicles': 'A empresa usa veículos',
  'recommendation.badge.premises': 'Inclui responsabilidade civil',
  'recommendation.badge.care': 'Para quem atende pacientes',
  'recommendation.badge.advice': 'Os clientes confiam no seu trabalho',
  'recommendation.badge.siteWork': 'Combina com a sua atividade',
  'recommendation.badge.makes': 'A empresa fabrica produtos',
  'recommendation.badge.records': 'A empresa guarda dados pessoais',
  'recommendation.badge.payments': 'A empresa recebe pagamentos',
  'recommendation.badge.team': 'Cinco empregados ou mais',
  'recommendation.badge.onTop': 'Limites mais altos',
  'recommendation.badge.visitors': 'Muitos locadores e clientes exigem',
} as const
