/** What is said where another coverage is recommended, whatever it is. */
export const recommendationsTexts = {
  'section.recommendations': 'Coberturas sugeridas',
  'step.recommendations.label': 'Coberturas sugeridas',
  'step.recommendations.title': 'Una cobertura que conviene pensar',
  'field.recommendation_choice.label': '¿Qué quiere hacer?',
  'field.recommendation_choice.option.get_recommended': 'Pedir la recomendada',
  'field.recommendation_choice.option.get_both': 'Pedir las dos',
  'field.recommendation_choice.option.interested': 'Me interesa',
  'field.recommendation_choice.option.not_now': 'Ahora no',

  'recommendation.kicker': 'Sugerencia {page} de {count}',
  'recommendation.covers': 'Qué paga',
  'recommendation.chosen': 'Su elección hasta ahora: {choice}',
  'recommendation.choose': 'Elija una de estas. Puede volver y cambiarla.',
  'recommendation.note.questions.title': 'Qué pasa después',
  'recommendation.note.questions.text':
    'Si dice que sí, le hacemos las pocas preguntas que necesitan las aseguradoras. El precio llega con las demás ofertas y entonces decide.',
  'recommendation.note.kept.title': 'Por qué guardamos su respuesta',
  'recommendation.note.kept.text':
    'Guardamos lo que se le ofreció y lo que eligió, con la fecha. Consta en su solicitud.',
  'recommendation.swap.asked': 'Lo que pidió',
  'recommendation.swap.suggested': 'Sugerida',
  'recommendation.swap.included': 'Incluido',
  'recommendation.swap.notIncluded': 'No incluido',

  'recommendation.badge.employees': 'Tiene empleados',
  'recommendation.badge.vehicles': 'Usa vehículos',
  'recommendation.badge.premises': 'Incluye responsabilidad civil',
  'recommendation.badge.care': 'Para quienes tratan a personas',
  'recommendation.badge.advice': 'Sus clientes confían en su trabajo',
  'recommendation.badge.siteWork': 'Va con su actividad',
  'recommendation.badge.makes': 'Fabrica productos',
  'recommendation.badge.records': 'Guarda datos personales',
  'recommendation.badge.payments': 'Acepta pagos',
  'recommendation.badge.team': 'Cinco empleados o más',
  'recommendation.badge.onTop': 'Límites más altos',
  'recommendation.badge.visitors': 'Lo piden casi todos los arrendadores y clientes',
} as const
