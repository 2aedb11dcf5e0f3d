/** Pollution: every text of its pages. */
export const pollutionTexts = {
  'section.pollution': 'Pollution',
} as const
