/** Umbrella: every text of its pages. */
export const umbTexts = {
  'section.umb': 'Umbrella',
} as const
