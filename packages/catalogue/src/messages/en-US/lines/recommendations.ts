/** What is said where another coverage is recommended. */
export const recommendationsTexts = {
  'section.recommendations': 'Recommended for you',
  'step.recommendations.label': 'A coverage to think about',
  'field.recommendation_choice.label': 'What would you like to do?',
  'field.recommendation_choice.option.get_recommended': 'Get recommended quote',
  'field.recommendation_choice.option.get_both': 'Get both quotes',
  'field.recommendation_choice.option.interested': 'I’m interested',
  'field.recommendation_choice.option.not_now': 'Not now',
} as const
